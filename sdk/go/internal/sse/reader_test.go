package sse

import (
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

// pieces gives its text in pieces that end at these places.
type pieces struct {
	text string
	size func() int
}

func (p *pieces) Read(into []byte) (int, error) {
	if p.text == "" {
		return 0, io.EOF
	}
	n := copy(into[:min(len(into), p.size())], p.text)
	p.text = p.text[n:]
	return n, nil
}

func readAll(t *testing.T, source io.Reader) []string {
	t.Helper()
	reader := NewReader(source, 1<<20)
	events := []string{}
	for {
		data, err := reader.Next()
		if errors.Is(err, io.EOF) {
			return events
		}
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, string(data))
	}
}

var streams = []struct {
	name, text string
	events     []string
}{
	{"line feeds", "data: a\n\ndata: b\n\n", []string{"a", "b"}},
	{"carriage returns", "data: a\r\rdata: b\r\r", []string{"a", "b"}},
	{"both", "data: a\r\n\r\ndata: b\r\n\r\n", []string{"a", "b"}},
	{"all of them mixed", "data: a\r\n\ndata: b\n\r\ndata: c\r\n\rdata: d\n\n", []string{"a", "b", "c", "d"}},
	{"a byte order mark", "\ufeffdata: a\n\n", []string{"a"}},
	{"a byte order mark before a comment", "\ufeff: hi\ndata: a\n\n", []string{"a"}},
	{"a byte order mark that comes late", "data: a\n\n\ufeffdata: b\n\ndata: \ufeffc\n\n", []string{"a", "\ufeffc"}},
	{"two byte order marks", "\ufeff\ufeffdata: a\n\ndata: b\n\n", []string{"b"}},
	{"comments", ": one\ndata: a\n:two\n\n:\n\n", []string{"a"}},
	{"several lines", "data: a\ndata:b\ndata\ndata:  c\n\n", []string{"a\nb\n\n c"}},
	{"no space after the colon", "data:a\n\n", []string{"a"}},
	{"names, ids and unknown fields", "event: x\nid: 1\ndatabase: no\ndat: no\nDATA: no\nfoo\ndata: a\n\n", []string{"a"}},
	{"an id alone", "id: 9\n\ndata: a\n\n", []string{"a"}},
	{"a NUL in an id", "id: 1\x002\ndata: a\n\n", []string{"a"}},
	{"a name alone", "event: x\n\n", []string{}},
	{"empty data", "data\n\ndata:\n\n", []string{"", ""}},
	{"half an event at the end", "data: a\n\ndata: b\n", []string{"a"}},
	{"an event whose last break is missing", "data: a\n\ndata: b", []string{"a"}},
	{"nothing", "", []string{}},
	{"characters of many bytes", "data: wörd 語 🎈\n\n", []string{"wörd 語 🎈"}},
	{"what is not UTF-8", "data: \xff-\xe2\x82-\xf0\x9f\x8e-\xed\xa0\x80-\xc0\x80\n\n", []string{"\ufffd-\ufffd-\ufffd-\ufffd\ufffd\ufffd-\ufffd\ufffd"}},
}

func TestStreamsAreReadAsTheStandardSays(t *testing.T) {
	for _, stream := range streams {
		t.Run(stream.name, func(t *testing.T) {
			if got := readAll(t, strings.NewReader(stream.text)); !slices.Equal(got, stream.events) {
				t.Errorf("%q", got)
			}
			if got := readAll(t, iotest.OneByteReader(strings.NewReader(stream.text))); !slices.Equal(got, stream.events) {
				t.Errorf("byte by byte: %q", got)
			}
		})
	}
}

func TestNoCutOfTheBytesChangesTheEvents(t *testing.T) {
	var all strings.Builder
	var events []string
	for _, stream := range streams {
		if strings.HasSuffix(stream.text, "\n\n") && !strings.HasPrefix(stream.text, "\ufeff") {
			all.WriteString(stream.text)
			events = append(events, stream.events...)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		largest := 1 + random.IntN(40)
		source := &pieces{all.String(), func() int { return 1 + random.IntN(largest) }}
		if got := readAll(t, source); !slices.Equal(got, events) {
			t.Fatalf("pieces of at most %d bytes: %q", largest, got)
		}
	}
}

func TestTheReconnectionTimeIsTheLastValidOne(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"retry: 250\n\n":                       250 * time.Millisecond,
		"retry:0\n":                            0,
		"retry: 5\nretry: x\nretry: -1\nretry": 5 * time.Millisecond,
		"retry: 99999999999999999999\n":        9223372036854 * time.Millisecond,
	} {
		reader := NewReader(strings.NewReader(text), 100)
		if _, err := reader.Next(); !errors.Is(err, io.EOF) {
			t.Fatal(err)
		}
		if got, set := reader.Retry(); !set || got != want {
			t.Errorf("%q: %v, %v", text, got, set)
		}
	}
	reader := NewReader(strings.NewReader("retry: 1s\n\n"), 10)
	_, _ = reader.Next()
	if _, set := reader.Retry(); set {
		t.Error("what is no number was taken for one")
	}
}

func TestTheCapIsThatOfAnEventsData(t *testing.T) {
	for _, test := range []struct {
		text string
		fits bool
	}{
		{"data: " + strings.Repeat("x", 100), true},
		{"data: " + strings.Repeat("x", 101), false},
		{"data: " + strings.Repeat("x", 99) + "\ndata:", true},
		{"data: " + strings.Repeat("x", 50) + "\ndata: " + strings.Repeat("x", 49), true},
		{"data: " + strings.Repeat("x", 50) + "\ndata: " + strings.Repeat("x", 50), false},
		{"\ufeffdata: " + strings.Repeat("x", 100), true},
	} {
		_, err := NewReader(strings.NewReader(test.text+"\n\n"), 100).Next()
		if (err == nil) != test.fits || !test.fits && !errors.Is(err, ErrTooLarge) {
			t.Errorf("%d bytes: %v", len(test.text), err)
		}
	}
}
