package modelruntime

import "encoding/json"

// received is the part of a value that came over the wire.
type received struct {
	raw json.RawMessage
}

// Raw gives the JSON object as it was received, with the fields that this package does not know. It
// is nil for a value that was not received, and is not to be changed.
func (r *received) Raw() json.RawMessage { return r.raw }

func (r *received) setRaw(raw json.RawMessage) { r.raw = raw }
