package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"math"
	"sort"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// parser reads I-JSON: UTF-8, no duplicate key, no lone surrogate, no number that a double cannot hold. The standard decoder is more
// lenient in each of these.
type parser struct {
	text     string
	at       int
	depth    int
	maxDepth int
}

var errSyntax = errors.New("the body is not valid JSON")

// parseStrict returns maps, slices, strings, float64, bool and nil. Its errors quote nothing of the body.
func parseStrict(body []byte, maxDepth int) (any, error) {
	if !utf8.Valid(body) {
		return nil, errors.New("the body is not valid UTF-8")
	}
	p := &parser{text: string(body), maxDepth: maxDepth}
	value, err := p.value()
	if err != nil {
		return nil, err
	}
	p.blanks()
	if p.at != len(p.text) {
		return nil, errSyntax
	}
	return value, nil
}

func (p *parser) blanks() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

func (p *parser) take(char byte) bool {
	p.blanks()
	if p.at < len(p.text) && p.text[p.at] == char {
		p.at++
		return true
	}
	return false
}

func (p *parser) word(word string) bool {
	if strings.HasPrefix(p.text[p.at:], word) {
		p.at += len(word)
		return true
	}
	return false
}

func (p *parser) value() (any, error) {
	p.blanks()
	if p.at == len(p.text) {
		return nil, errSyntax
	}
	switch char := p.text[p.at]; {
	case char == '{' || char == '[':
		p.depth++
		defer func() { p.depth-- }()
		if p.depth > p.maxDepth {
			return nil, errors.New("the JSON is nested too deep")
		}
		p.at++
		if char == '{' {
			return p.object()
		}
		return p.array()
	case char == '"':
		return p.str()
	case p.word("true"):
		return true, nil
	case p.word("false"):
		return false, nil
	case p.word("null"):
		return nil, nil
	default:
		return p.number()
	}
}

func (p *parser) object() (any, error) {
	object := map[string]any{}
	if p.take('}') {
		return object, nil
	}
	for {
		p.blanks()
		key, err := p.str()
		if err != nil {
			return nil, err
		}
		if _, known := object[key]; known {
			return nil, errors.New("the JSON has a duplicate key")
		}
		if !p.take(':') {
			return nil, errSyntax
		}
		if object[key], err = p.value(); err != nil {
			return nil, err
		}
		if p.take('}') {
			return object, nil
		}
		if !p.take(',') {
			return nil, errSyntax
		}
	}
}

func (p *parser) array() (any, error) {
	array := []any{}
	if p.take(']') {
		return array, nil
	}
	for {
		value, err := p.value()
		if err != nil {
			return nil, err
		}
		array = append(array, value)
		if p.take(']') {
			return array, nil
		}
		if !p.take(',') {
			return nil, errSyntax
		}
	}
}

func (p *parser) str() (string, error) {
	if p.at >= len(p.text) || p.text[p.at] != '"' {
		return "", errSyntax
	}
	var out strings.Builder
	for p.at++; p.at < len(p.text); {
		char := p.text[p.at]
		p.at++
		switch {
		case char == '"':
			return out.String(), nil
		case char < 0x20:
			return "", errSyntax
		case char != '\\':
			out.WriteByte(char)
		default:
			if err := p.escape(&out); err != nil {
				return "", err
			}
		}
	}
	return "", errSyntax
}

var plainEscapes = map[byte]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

func (p *parser) escape(out *strings.Builder) error {
	if p.at == len(p.text) {
		return errSyntax
	}
	char := p.text[p.at]
	p.at++
	if plain, known := plainEscapes[char]; known {
		out.WriteByte(plain)
		return nil
	}
	if char != 'u' {
		return errSyntax
	}
	unit, err := p.unit()
	if err != nil {
		return err
	}
	if !utf16.IsSurrogate(unit) {
		out.WriteRune(unit)
		return nil
	}
	if p.word(`\u`) {
		if low, err := p.unit(); err == nil {
			if pair := utf16.DecodeRune(unit, low); pair != utf8.RuneError {
				out.WriteRune(pair)
				return nil
			}
		}
	}
	return errors.New("the JSON has a lone surrogate")
}

func (p *parser) unit() (rune, error) {
	if p.at+4 > len(p.text) {
		return 0, errSyntax
	}
	unit, err := strconv.ParseUint(p.text[p.at:p.at+4], 16, 16)
	if err != nil {
		return 0, errSyntax
	}
	p.at += 4
	return rune(unit), nil
}

func (p *parser) number() (any, error) {
	start := p.at
	for p.at < len(p.text) && strings.IndexByte("+-.0123456789eE", p.text[p.at]) >= 0 {
		p.at++
	}
	digits := p.text[start:p.at]
	// The standard library knows the grammar of numbers.
	if !json.Valid([]byte(digits)) {
		return nil, errSyntax
	}
	number, err := strconv.ParseFloat(digits, 64)
	if err != nil || math.IsInf(number, 0) {
		return nil, errors.New("the JSON has a number out of range")
	}
	return number, nil
}

// fingerprint is the same for two requests if and only if they are the same by RFC 8785.
func fingerprint(value any) string {
	sum := sha256.New()
	writeCanonical(value, func(text string) { sum.Write([]byte(text)) })
	return hex.EncodeToString(sum.Sum(nil))
}

func writeCanonical(value any, write func(string)) {
	switch value := value.(type) {
	case map[string]any:
		keys := make([]string, 0, len(value))
		for key := range value {
			keys = append(keys, key)
		}
		sort.Strings(keys)
		write("{")
		for _, key := range keys {
			write(strconv.Quote(key) + ":")
			writeCanonical(value[key], write)
			write(",")
		}
		write("}")
	case []any:
		write("[")
		for _, item := range value {
			writeCanonical(item, write)
			write(",")
		}
		write("]")
	case string:
		write(strconv.Quote(value))
	case float64:
		// Negative zero is zero.
		write(strconv.FormatFloat(value+0, 'g', -1, 64))
	case bool:
		write(strconv.FormatBool(value))
	default:
		write("null")
	}
}
