package main

import (
	"bytes"
	"errors"
)

const frameBytes = 16 << 20

var errFrameTooLong = errors.New("a frame is too long")

// eventReader takes the bytes of an event stream in any pieces and gives the data of each event. Lines end with LF, CR or CRLF, also when
// the pieces are cut between the two.
type eventReader struct {
	line    []byte
	data    [][]byte
	size    int
	afterCR bool
	lines   int
}

func (r *eventReader) feed(chunk []byte, each func(data []byte) error) error {
	for _, char := range chunk {
		if r.afterCR && char == '\n' {
			r.afterCR = false
			continue
		}
		r.afterCR = char == '\r'
		if char != '\n' && char != '\r' {
			r.line = append(r.line, char)
			if r.size++; r.size > frameBytes {
				return errFrameTooLong
			}
			continue
		}
		if err := r.endLine(each); err != nil {
			return err
		}
	}
	return nil
}

func (r *eventReader) endLine(each func(data []byte) error) error {
	line := r.line
	if r.lines++; r.lines == 1 {
		line = bytes.TrimPrefix(line, []byte("\ufeff"))
	}
	r.line = nil
	if len(line) > 0 {
		if data, ok := dataOf(line); ok {
			r.data = append(r.data, data)
		}
		return nil
	}
	data := r.data
	r.data, r.size = nil, 0
	if data == nil {
		return nil
	}
	return each(bytes.Join(data, []byte("\n")))
}

func dataOf(line []byte) ([]byte, bool) {
	if rest, ok := bytes.CutPrefix(line, []byte("data:")); ok {
		return bytes.TrimPrefix(rest, []byte(" ")), true
	}
	return []byte{}, string(line) == "data"
}

// held is what is left when the stream ends without the blank line behind its last event.
func (r *eventReader) held() []byte {
	data := r.data
	if last, ok := dataOf(r.line); ok && len(r.line) > 0 {
		data = append(data, last)
	}
	return bytes.Join(data, []byte("\n"))
}
