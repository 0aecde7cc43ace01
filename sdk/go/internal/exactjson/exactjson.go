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
	if !hasUnusualKey(data) {
		err := json.Unmarshal(data, value)
		var mismatch *json.UnmarshalTypeError
		if !errors.As(err, &mismatch) {
			return err
		}
		reflect.ValueOf(value).Elem().SetZero()
	}
	exact, err := rewrite(data, reflect.TypeOf(value).Elem())
	if err != nil {
		return err
	}
	return json.Unmarshal(exact, value)
}

// hasUnusualKey tells whether a key holds anything but what the protocol's names are made of. Only
// such a key can match a field whose name it is not.
func hasUnusualKey(data []byte) bool {
	for i := 0; i < len(data); i++ {
		if data[i] != '"' {
			continue
		}
		unusual := false
		for i++; i < len(data) && data[i] != '"'; i++ {
			c := data[i]
			unusual = unusual || c == '\\' || c >= 0x80 || 'A' <= c && c <= 'Z'
			if c == '\\' {
				i++
			}
		}
		for i++; i < len(data) && (data[i] == ' ' || data[i] == '\t' || data[i] == '\n' || data[i] == '\r'); i++ {
		}
		if unusual && i < len(data) && data[i] == ':' {
			return true
		}
		i--
	}
	return false
}

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
