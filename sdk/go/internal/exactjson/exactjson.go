// Package exactjson reads JSON into structs by exact names.
//
// The standard decoder takes "Delta" for a field named "delta" where nothing fits better, so a field
// that nobody knows could overwrite one that everybody knows. It also refuses 1.0 for an integer,
// which JSON Schema allows.
package exactjson

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// Unmarshal is json.Unmarshal with exact names of struct fields, and with integers in any form.
func Unmarshal(data []byte, value any) error {
	return Look(data, "").Unmarshal(value)
}

// Document is JSON that was looked over once.
type Document struct {
	// Text is the value of the member that was looked for, if it is a string without escapes.
	Text string

	data []byte
	// unusual tells whether a key holds anything but what the protocol's names are made of. Only such a
	// key can match a field whose name it is not.
	unusual bool
}

// Look looks over JSON, for a member of its outermost object among others. What is no JSON is found out
// by Unmarshal.
func Look(data []byte, name string) Document {
	d := Document{data: data}
	depth := 0
	isNext := false // whether the next token is the value that is looked for
	for i := 0; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		case '"':
			end, plain := endOfString(data, i+1)
			text := data[min(i+1, len(data)):min(end, len(data))]
			i = end
			if next := afterSpace(data, end+1); next < len(data) && data[next] == ':' {
				d.unusual = d.unusual || !plain || hasCapital(text)
				isNext = depth == 1 && string(text) == name
				i = next
				continue
			}
			if isNext {
				d.Text = string(text)
				d.unusual = d.unusual || !plain
			}
		case ' ', '\t', '\n', '\r':
			continue
		}
		isNext = false
	}
	return d
}

// endOfString finds the quote that ends a string, and tells whether it is ASCII without escapes.
func endOfString(data []byte, from int) (end int, plain bool) {
	plain = true
	for end = from; end < len(data) && data[end] != '"'; end++ {
		if data[end] == '\\' {
			end++
			plain = false
		} else if data[end] >= 0x80 {
			plain = false
		}
	}
	return end, plain
}

func afterSpace(data []byte, from int) int {
	for from < len(data) && (data[from] == ' ' || data[from] == '\t' || data[from] == '\n' || data[from] == '\r') {
		from++
	}
	return from
}

func hasCapital(text []byte) bool {
	for _, c := range text {
		if 'A' <= c && c <= 'Z' {
			return true
		}
	}
	return false
}

// Unmarshal reads what was looked over.
func (d Document) Unmarshal(value any) error {
	if !d.unusual {
		err := json.Unmarshal(d.data, value)
		var mismatch *json.UnmarshalTypeError
		if !errors.As(err, &mismatch) {
			return err
		}
		reflect.ValueOf(value).Elem().SetZero()
	}
	exact, err := rewrite(d.data, reflect.TypeOf(value).Elem())
	if err != nil {
		return err
	}
	return json.Unmarshal(exact, value)
}

// Exact tells whether Text is sure: a document with an unusual key is to be unmarshalled to know.
func (d Document) Exact() bool { return !d.unusual }

var unmarshaler = reflect.TypeFor[json.Unmarshaler]()

// rewrite leaves out what the type has no field for, at every depth that the type reaches.
func rewrite(data []byte, t reflect.Type) ([]byte, error) {
	if reflect.PointerTo(t).Implements(unmarshaler) || string(data) == "null" {
		return data, nil
	}
	switch t.Kind() {
	case reflect.Pointer:
		return rewrite(data, t.Elem())
	case reflect.Struct:
		return rewriteObject(data, t)
	case reflect.Slice:
		return rewriteList(data, t.Elem())
	case reflect.Int64:
		return plainInteger(data), nil
	default:
		return data, nil
	}
}

func rewriteObject(data []byte, t reflect.Type) ([]byte, error) {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(data, &given); err != nil {
		return nil, err
	}
	kept := make(map[string]json.RawMessage)
	for _, field := range reflect.VisibleFields(t) {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		raw, present := given[name]
		if name == "" || !present {
			continue
		}
		exact, err := rewrite(raw, field.Type)
		if err != nil {
			return nil, err
		}
		kept[name] = exact
	}
	return json.Marshal(kept)
}

func rewriteList(data []byte, element reflect.Type) ([]byte, error) {
	var items []json.RawMessage
	if err := json.Unmarshal(data, &items); err != nil {
		return nil, err
	}
	for i, item := range items {
		exact, err := rewrite(item, element)
		if err != nil {
			return nil, err
		}
		items[i] = exact
	}
	return json.Marshal(items)
}

// largest is the greatest integer up to which a float64 holds every integer.
const largest = 1<<53 - 1

func plainInteger(data []byte) []byte {
	number, err := strconv.ParseFloat(string(data), 64)
	if err != nil || number != math.Trunc(number) || math.Abs(number) > largest {
		return data
	}
	return strconv.AppendInt(nil, int64(number), 10)
}
