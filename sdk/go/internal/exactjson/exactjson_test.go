package exactjson

import (
	"encoding/json"
	"reflect"
	"testing"
)

type inner struct {
	Count int64           `json:"count"`
	Free  json.RawMessage `json:"free"`
}

type embedded struct {
	Name string `json:"name"`
}

type outer struct {
	embedded
	Delta string           `json:"delta"`
	Inner *inner           `json:"inner"`
	List  []inner          `json:"list"`
	Map   map[string]any   `json:"map"`
	Skip  map[string]inner `json:"-"`
}

func TestOnlyExactNamesCount(t *testing.T) {
	for name, test := range map[string]struct {
		text string
		want outer
	}{
		"another case":            {`{"delta":"a","Delta":5,"DELTA":"b"}`, outer{Delta: "a"}},
		"another case alone":      {`{"Delta":"b"}`, outer{}},
		"a letter that folds":     {`{"\u017fkip":1,"li\u017ft":[{"count":1}],"delta":"a"}`, outer{Delta: "a"}},
		"an escape in a name":     {`{"d\u0065lta":"a"}`, outer{Delta: "a"}},
		"at every depth":          {`{"inner":{"count":1,"Count":2},"list":[{"COUNT":3,"count":4}]}`, outer{Inner: &inner{Count: 1}, List: []inner{{Count: 4}}}},
		"not in what is free":     {`{"X":1,"inner":{"count":1,"free":{"Count":2}},"map":{"Delta":3}}`, outer{Inner: &inner{1, json.RawMessage(`{"Count":2}`)}, Map: map[string]any{"Delta": 3.0}}},
		"in what is embedded":     {`{"name":"a","Name":"b"}`, outer{embedded: embedded{"a"}}},
		"an integer with a point": {`{"inner":{"count":2.0},"list":[{"count":1e3}]}`, outer{Inner: &inner{Count: 2}, List: []inner{{Count: 1000}}}},
		"null":                    {`{"Delta":1,"inner":null,"list":null}`, outer{}},
		"values in capitals":      {`{"delta":"Delta\":"}`, outer{Delta: `Delta":`}},
	} {
		t.Run(name, func(t *testing.T) {
			var got outer
			if err := Unmarshal([]byte(test.text), &got); err != nil || !reflect.DeepEqual(got, test.want) {
				t.Errorf("%+v, %v", got, err)
			}
		})
	}
}

func TestWhatDoesNotFitIsAnError(t *testing.T) {
	for _, text := range []string{``, `{`, `{"delta":"a"`, `{"delta":5}`, `{"Delta":1,"delta":5}`, `{"inner":{"count":1.5}}`, `{"inner":[]}`, `{"list":{}}`, `{"a\`, `{"A":1,}`} {
		var got outer
		if err := Unmarshal([]byte(text), &got); err == nil {
			t.Errorf("%s is read as %+v", text, got)
		}
	}
}

func TestAMemberIsFoundWhereItStands(t *testing.T) {
	for text, want := range map[string]string{
		`{"type":"a"}`: "a",
		` { "x" : {"type":"no"} , "type" : "b" }`: "b",
		`{"x":["type","no"],"type":"c"}`:          "c",
		`{"type":"a","type":"d"}`:                 "d",
		`{"type":5}`:                              "",
		`{"x":"type"}`:                            "",
	} {
		if got := Look([]byte(text), "type"); got.Text != want || !got.Exact() {
			t.Errorf("%s: %q, %v", text, got.Text, got.Exact())
		}
	}
	for _, text := range []string{`{"type":"a\u0062"}`, `{"Type":"a"}`, `{"t\u0079pe":"a"}`} {
		if Look([]byte(text), "type").Exact() {
			t.Errorf("%s is taken for sure", text)
		}
	}
}
