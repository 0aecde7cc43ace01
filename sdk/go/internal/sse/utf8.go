package sse

import "unicode/utf8"

const replacement = "\ufffd"

// wellFormed replaces what is not UTF-8 as the WHATWG's decoder does: one replacement character for
// each longest beginning of a character, where Go would write one for each byte.
func wellFormed(data []byte) []byte {
	if utf8.Valid(data) {
		return data
	}
	out := make([]byte, 0, len(data)+len(replacement))
	for len(data) > 0 {
		if r, size := utf8.DecodeRune(data); r != utf8.RuneError || size > 1 {
			out = append(out, data[:size]...)
			data = data[size:]
			continue
		}
		out = append(out, replacement...)
		data = data[beginning(data):]
	}
	return out
}

// beginning is how many of the first bytes could have begun a character, at least one.
func beginning(data []byte) int {
	needed, low, high := 0, byte(0x80), byte(0xbf)
	switch first := data[0]; {
	case 0xc2 <= first && first <= 0xdf:
		needed = 1
	case 0xe0 <= first && first <= 0xef:
		needed = 2
		if first == 0xe0 {
			low = 0xa0
		} else if first == 0xed {
			high = 0x9f
		}
	case 0xf0 <= first && first <= 0xf4:
		needed = 3
		if first == 0xf0 {
			low = 0x90
		} else if first == 0xf4 {
			high = 0x8f
		}
	}
	size := 1
	for ; size <= needed && size < len(data) && low <= data[size] && data[size] <= high; size++ {
		low, high = 0x80, 0xbf
	}
	return size
}
