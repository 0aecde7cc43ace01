package main

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
)

// ProviderConfig is one entry of `providers` in the configuration.
type ProviderConfig struct {
	Type         string   `json:"type"`
	ID           string   `json:"id"`
	Model        string   `json:"model"`
	Abilities    []string `json:"abilities"`
	APIKeyEnv    string   `json:"api_key_env"`
	BaseURL      string   `json:"base_url"`
	Capabilities struct {
		InputModalities []string `json:"input_modalities"`
		Tools           bool     `json:"tools"`
	} `json:"capabilities"`
}

// Provider is one OpenAI Responses target.
type Provider struct {
	Target     Target
	abilities  []string
	modalities []string
	tools      bool
	key        string
	url        string
	client     *http.Client
}

func newProvider(config ProviderConfig) (*Provider, error) {
	if config.Type != "openai-responses" {
		return nil, fmt.Errorf("type: this runtime speaks openai-responses only")
	}
	base := strings.TrimRight(config.BaseURL, "/")
	if base == "" {
		base = "https://api.openai.com/v1"
	}
	parsed, err := url.Parse(base)
	if err != nil || (parsed.Scheme != "https" && !slices.Contains([]string{"127.0.0.1", "localhost", "::1"}, parsed.Hostname())) {
		return nil, fmt.Errorf("base_url must be https, or http on loopback")
	}
	provider := &Provider{
		Target: Target{Provider: config.ID, Model: config.Model}, abilities: config.Abilities,
		modalities: config.Capabilities.InputModalities, tools: config.Capabilities.Tools,
		key: os.Getenv(config.APIKeyEnv), url: base + "/responses", client: newClient(),
	}
	if provider.Target.Provider == "" {
		provider.Target.Provider = config.Type
	}
	if provider.modalities == nil {
		provider.modalities = []string{"text", "json"}
	}
	if provider.abilities == nil {
		provider.abilities = []string{"text-generation"}
	}
	return provider, nil
}

func (p *Provider) manifest() any {
	return map[string]any{
		"provider": p.Target.Provider, "protocol_version": "0.1.0",
		"models": []any{map[string]any{
			"model": p.Target.Model, "abilities": p.abilities, "input_modalities": p.modalities, "output_modalities": []string{"text"},
			"stream": true, "tools": p.tools, "structured_output": false, "async": false, "cancel": true,
		}},
	}
}

// fits: modalities listed and modalities sent are both demanded; a flag demands only when it is true.
func (p *Provider) fits(request *Request) bool {
	if !slices.Contains(p.abilities, request.Ability) {
		return false
	}
	for _, part := range request.Input {
		if kind, _ := part["type"].(string); !slices.Contains(p.modalities, kind) {
			return false
		}
	}
	listed, _ := texts(request.Requirements, "input_modalities", "")
	for _, one := range listed {
		if !slices.Contains(p.modalities, one) {
			return false
		}
	}
	listed, _ = texts(request.Requirements, "output_modalities", "")
	for _, one := range listed {
		if one != "text" {
			return false
		}
	}
	wants := func(flag string) bool { return request.Requirements[flag] == true }
	return (p.tools || !wants("tools")) && !wants("structured_output") && !wants("async")
}

// body spreads the caller's own extension under what this adapter sets.
func (p *Provider) body(request *Request) map[string]any {
	body := map[string]any{}
	for name, value := range request.Extension {
		body[name] = value
	}
	content := make([]any, 0, len(request.Input))
	for _, part := range request.Input {
		content = append(content, contentOf(part))
	}
	body["model"], body["stream"] = p.Target.Model, true
	body["input"] = []any{map[string]any{"role": "user", "content": content}}
	return body
}

func contentOf(part map[string]any) map[string]any {
	switch part["type"] {
	case "text":
		return map[string]any{"type": "input_text", "text": part["text"]}
	case "json":
		return map[string]any{"type": "input_text", "text": string(encode(part["value"]))}
	case "image":
		return map[string]any{"type": "input_image", "image_url": part["uri"]}
	}
	return map[string]any{"type": "input_file", "file_url": part["uri"]}
}
