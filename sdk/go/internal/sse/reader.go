// Package sse reads server-sent events as the WHATWG's standard has it, in bounded memory.
package sse

import (
	"bytes"
	"errors"
	"io"
	"math"
	"strconv"
	"time"
)

// ErrTooLarge says that an event is larger than the reader takes.
var ErrTooLarge = errors.New("sse: event too large")

const chunkSize = 32 << 10

var (
	byteOrderMark = []byte("\xef\xbb\xbf")
	dataField     = []byte("data")
	retryField    = []byte("retry")
)

// Reader gives the data of one event after the other. Names and ids of events are left aside: the
// protocol's events say all of it in their data.
type Reader struct {
	source  io.Reader
	maximum int

	chunk   []byte
	pending []byte // what is read and not yet looked at; a part of chunk
	line    []byte
	data    []byte
	lines   int // of data in the event at hand

	started    bool // the first line is over, before which a byte order mark may stand
	skipsLine  bool // the line at hand is one that says nothing to us
	skipsBreak bool // a CR has ended the last line, so that a LF right after it ends none

	retry    time.Duration
	hasRetry bool
}

// NewReader reads from a source, events of at most so many bytes of data.
func NewReader(source io.Reader, maximum int) *Reader {
	return &Reader{source: source, maximum: maximum, chunk: make([]byte, chunkSize)}
}

// Retry gives the reconnection time that the stream has set last, if it has set any.
func (r *Reader) Retry() (time.Duration, bool) { return r.retry, r.hasRetry }

// Next gives the data of the next event, well-formed in UTF-8 and the caller's to keep. An event that
// the end of the stream cuts is dropped, as the standard demands. Its errors are ErrTooLarge and
// those of the source, io.EOF at its end.
func (r *Reader) Next() ([]byte, error) {
	for {
		if len(r.pending) == 0 {
			n, err := r.source.Read(r.chunk)
			r.pending = r.chunk[:n]
			if n == 0 && err != nil {
				return nil, err
			}
			continue
		}
		if r.skipsBreak {
			r.skipsBreak = false
			if r.pending[0] == '\n' {
				r.pending = r.pending[1:]
				continue
			}
		}
		data, complete, err := r.take()
		if err != nil || complete {
			return data, err
		}
	}
}

// take moves what is pending of the line at hand, and ends the line if its break is there.
func (r *Reader) take() (data []byte, complete bool, err error) {
	end := bytes.IndexByte(r.pending, '\n')
	limit := r.pending
	if end >= 0 {
		limit = r.pending[:end]
	}
	if cr := bytes.IndexByte(limit, '\r'); cr >= 0 {
		end = cr
		r.skipsBreak = true
	}
	if end < 0 {
		err = r.extend(r.pending)
		r.pending = nil
		return nil, false, err
	}
	err = r.extend(r.pending[:end])
	r.pending = r.pending[end+1:]
	if err != nil {
		return nil, false, err
	}
	return r.endLine()
}

func (r *Reader) extend(piece []byte) error {
	if r.skipsLine || len(piece) == 0 {
		return nil
	}
	// The field's name, its colon, a space and a byte order mark are no data.
	const overhead = 16
	if len(r.line)+len(piece) > r.maximum-len(r.data)+overhead {
		room := min(len(piece), overhead)
		if r.mayMatter(append(r.line, piece[:room]...)) {
			return ErrTooLarge
		}
		r.skipsLine = true
		r.line = r.line[:0]
		return nil
	}
	r.line = append(r.line, piece...)
	if !r.mayMatter(r.line) {
		r.skipsLine = true
		r.line = r.line[:0]
	}
	return nil
}

// mayMatter tells whether a line that begins like this can turn out to be data or a reconnection time.
func (r *Reader) mayMatter(line []byte) bool {
	if !r.started {
		if bytes.HasPrefix(byteOrderMark, line) {
			return true
		}
		line = bytes.TrimPrefix(line, byteOrderMark)
	}
	return beginsField(line, dataField) || beginsField(line, retryField)
}

func beginsField(line, name []byte) bool {
	if len(line) <= len(name) {
		return bytes.HasPrefix(name, line)
	}
	return bytes.HasPrefix(line, name) && line[len(name)] == ':'
}

func (r *Reader) endLine() (data []byte, complete bool, err error) {
	line := r.line
	skipped := r.skipsLine
	r.line = r.line[:0]
	r.skipsLine = false
	if !r.started {
		r.started = true
		line = bytes.TrimPrefix(line, byteOrderMark)
	}
	if skipped {
		return nil, false, nil
	}
	if len(line) == 0 {
		return r.endEvent()
	}
	name, value, _ := bytes.Cut(line, []byte(":"))
	value = bytes.TrimPrefix(value, []byte(" "))
	switch {
	case bytes.Equal(name, dataField):
		return nil, false, r.addData(value)
	case bytes.Equal(name, retryField):
		r.setRetry(value)
	}
	return nil, false, nil
}

func (r *Reader) addData(value []byte) error {
	if r.lines > 0 {
		r.data = append(r.data, '\n')
	}
	r.lines++
	if len(r.data)+len(value) > r.maximum {
		return ErrTooLarge
	}
	if len(r.data) == 0 && len(value) > chunkSize {
		// A large value is handed on in the buffer that it was read into: no second copy of it.
		r.data, r.line = value, nil
		return nil
	}
	r.data = append(r.data, value...)
	return nil
}

func (r *Reader) endEvent() (data []byte, complete bool, err error) {
	if r.lines == 0 {
		return nil, false, nil
	}
	data = wellFormed(r.data)
	r.data, r.lines = nil, 0
	return data, true, nil
}

func (r *Reader) setRetry(value []byte) {
	if len(value) == 0 || bytes.ContainsFunc(value, func(c rune) bool { return c < '0' || c > '9' }) {
		return
	}
	milliseconds, err := strconv.ParseInt(string(value), 10, 64)
	if err != nil || milliseconds > math.MaxInt64/int64(time.Millisecond) {
		milliseconds = math.MaxInt64 / int64(time.Millisecond)
	}
	r.retry, r.hasRetry = time.Duration(milliseconds)*time.Millisecond, true
}
