package main

import (
	"fmt"
	"regexp"
	"slices"
)

// Request is what a caller asks for, checked.
type Request struct {
	Ability      string
	Input        []map[string]any
	Requirements map[string]any
	Order        []string
	Fallback     bool
	MaxAttempts  int
	BudgetMs     float64
	DeadlineMs   float64
	Metadata     map[string]any
	Extension    map[string]any
	fingerprint  string
}

// checkRequest refuses the first field that is wrong. Fields of features that this runtime does not have are not known here.
func checkRequest(value any) (*Request, *refusal) {
	fields, no := object(value, "the request", "ability", "input", "requirements", "routing", "deadline_ms", "metadata", "extensions")
	if no != nil {
		return nil, no
	}
	request := &Request{fingerprint: fingerprint(value), Extension: map[string]any{}}
	if request.Ability, no = text(fields["ability"], "ability", 1, 256); no != nil {
		return nil, no
	}
	for _, check := range []func(*Request, map[string]any) *refusal{checkInput, checkRequirements, checkRouting, checkRest} {
		if no := check(request, fields); no != nil {
			return nil, no
		}
	}
	return request, nil
}

func checkInput(request *Request, fields map[string]any) *refusal {
	parts, ok := fields["input"].([]any)
	if !ok || len(parts) < 1 || len(parts) > maxParts {
		return bad("input must hold 1 to %d parts", maxParts)
	}
	for position, value := range parts {
		part, no := checkPart(value, fmt.Sprintf("input[%d]", position))
		if no != nil {
			return no
		}
		request.Input = append(request.Input, part)
	}
	return nil
}

var absoluteURI = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:`)

func checkPart(value any, path string) (map[string]any, *refusal) {
	untyped, _ := value.(map[string]any)
	switch kind, _ := untyped["type"].(string); kind {
	case "text":
		part, no := object(value, path, "type", "text")
		if no == nil {
			_, no = text(part["text"], path+".text", 0, bodyBytes)
		}
		return part, no
	case "json":
		part, no := object(value, path, "type", "value")
		if _, present := part["value"]; no == nil && !present {
			no = bad("%s.value is missing", path)
		}
		return part, no
	case "image", "audio", "video", "file":
		part, no := object(value, path, "type", "uri", "media_type")
		if no != nil {
			return nil, no
		}
		uri, no := text(part["uri"], path+".uri", 1, uriLength)
		if no == nil && !absoluteURI.MatchString(uri) {
			no = bad("%s.uri must be an absolute URI", path)
		}
		if _, present := part["media_type"]; no == nil && present {
			_, no = text(part["media_type"], path+".media_type", 1, 256)
		}
		return part, no
	default:
		return nil, bad("%s.type must be one of text, json, image, audio, video, file", path)
	}
}

var modalities = []string{"text", "json", "image", "audio", "video", "file"}

func checkRequirements(request *Request, fields map[string]any) *refusal {
	value, present := fields["requirements"]
	if !present {
		return nil
	}
	flags := []string{"stream", "tools", "structured_output", "async", "cancel"}
	wanted, no := object(value, "requirements", append([]string{"input_modalities", "output_modalities"}, flags...)...)
	if no != nil {
		return no
	}
	for _, flag := range flags {
		if _, no := boolean(wanted, flag, "requirements."+flag); no != nil {
			return no
		}
	}
	for _, name := range []string{"input_modalities", "output_modalities"} {
		list, no := texts(wanted, name, "requirements."+name)
		if no != nil {
			return no
		}
		for _, one := range list {
			if !slices.Contains(modalities, one) {
				return bad("requirements.%s must list modalities", name)
			}
		}
	}
	request.Requirements = wanted
	return nil
}

func texts(fields map[string]any, name, path string) ([]string, *refusal) {
	value, present := fields[name]
	if !present {
		return nil, nil
	}
	list, ok := value.([]any)
	var out []string
	for _, item := range list {
		one, isText := item.(string)
		ok = ok && isText
		out = append(out, one)
	}
	if !ok {
		return nil, bad("%s must be a list of strings", path)
	}
	return out, nil
}

func checkRouting(request *Request, fields map[string]any) *refusal {
	value, present := fields["routing"]
	if !present {
		return nil
	}
	routing, no := object(value, "routing", "strategy", "provider_order", "allow_fallback", "max_attempts", "retry_budget_ms")
	if no != nil {
		return no
	}
	if strategy, present := routing["strategy"]; present && strategy != "first_available" && strategy != "ordered" {
		return bad("routing.strategy must be first_available or ordered")
	}
	if request.Order, no = texts(routing, "provider_order", "routing.provider_order"); no != nil {
		return no
	}
	if request.Fallback, no = boolean(routing, "allow_fallback", "routing.allow_fallback"); no != nil {
		return no
	}
	attempts, no := whole(routing, "max_attempts", "routing.max_attempts", 32)
	if no != nil {
		return no
	}
	request.MaxAttempts = int(attempts)
	request.BudgetMs, no = whole(routing, "retry_budget_ms", "routing.retry_budget_ms", longestMs)
	return no
}

func checkRest(request *Request, fields map[string]any) (no *refusal) {
	if request.DeadlineMs, no = whole(fields, "deadline_ms", "deadline_ms", longestMs); no != nil {
		return no
	}
	if value, present := fields["metadata"]; present {
		metadata, ok := value.(map[string]any)
		if !ok || len(metadata) > 64 {
			return bad("metadata must be an object of at most 64 entries")
		}
		for _, one := range metadata {
			switch one.(type) {
			case string, float64, bool:
			default:
				return bad("metadata values must be strings, numbers or booleans")
			}
		}
		request.Metadata = metadata
	}
	if value, present := fields["extensions"]; present {
		extensions, ok := value.(map[string]any)
		if !ok || len(extensions) > 64 {
			return bad("extensions must be an object of at most 64 keys")
		}
		return checkOwnExtension(request, extensions)
	}
	return nil
}

// Any keys are taken; what this adapter reads of its own must be an object.
func checkOwnExtension(request *Request, extensions map[string]any) *refusal {
	value, present := extensions["openai"]
	if !present {
		return nil
	}
	own, ok := value.(map[string]any)
	inner, has := own["request"]
	extension, isObject := inner.(map[string]any)
	if !ok || (has && !isObject) {
		return bad("extensions.openai.request must be an object")
	}
	if has {
		request.Extension = extension
	}
	return nil
}
