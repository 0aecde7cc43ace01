package modelruntime_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// cutter is a runtime behind the client's transport. Each answer holds one whole event, and is cut
// after so many bytes of the next one: half of them break, half of them just end.
type cutter struct {
	events []string
	after  int
	count  int
}

func (c *cutter) RoundTrip(r *http.Request) (*http.Response, error) {
	c.count++
	at := cursor(r)
	body, end := frame(c.events[at]), io.EOF
	if at+1 < len(c.events) {
		next := frame(c.events[at+1])
		body += next[:min(c.after, len(next))]
		if c.count%2 == 0 {
			end = io.ErrUnexpectedEOF
		}
	}
	return &http.Response{
		StatusCode: http.StatusOK,
		Header:     http.Header{"Content-Type": {"text/event-stream"}},
		Body:       io.NopCloser(io.MultiReader(strings.NewReader(body), broken{end})),
		Request:    r,
	}, nil
}

// broken is how a body ends.
type broken struct{ err error }

func (b broken) Read([]byte) (int, error) { return 0, b.err }

// Every reading is cut 199 times, in each event at the same byte. So all readings together are cut at
// every byte of the transcript.
func TestAStreamThatIsCutAtEveryByteGivesEachEventOnce(t *testing.T) {
	events := transcript(200)
	longest := 0
	for _, data := range events {
		longest = max(longest, len(frame(data)))
	}
	policy := quick()
	policy.InitialDelay = 0
	for after := range longest {
		transport := &cutter{events: events, after: after}
		client, err := modelruntime.New("http://runtime.example.test",
			modelruntime.WithHTTPClient(&http.Client{Transport: transport}), modelruntime.WithRetryPolicy(policy))
		if err != nil {
			t.Fatal(err)
		}
		got, err := read(t, client)
		if err != nil {
			t.Fatalf("cut after %d bytes of an event: %v", after, err)
		}
		wantSequences(t, got, 1, 200)
		if transport.count < 100 {
			t.Fatalf("cut after %d bytes of an event, there were only %d connections", after, transport.count)
		}
	}
}

// answerRaw serves connections by hand: what a connection is sent, from the cursor of its request, and
// whether it is reset.
func answerRaw(t *testing.T, answer func(n, cursor int, connection *net.TCPConn)) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for n := 1; ; n++ {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			head := readHead(connection)
			answer(n, head, connection.(*net.TCPConn))
			_ = connection.Close()
		}
	}()
	return "http://" + listener.Addr().String()
}

func readHead(connection net.Conn) int {
	head, piece := []byte{}, make([]byte, 1)
	for !bytes.HasSuffix(head, []byte("\r\n\r\n")) {
		if _, err := connection.Read(piece); err != nil {
			return 0
		}
		head = append(head, piece...)
	}
	after := 0
	for _, line := range strings.Split(string(head), "\r\n") {
		_, _ = fmt.Sscanf(strings.ToLower(line), "last-event-id: %d", &after)
	}
	return after
}

const rawHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"

func TestConnectionsThatAreReset(t *testing.T) {
	wantNoLeak(t)
	events := transcript(40)
	url := answerRaw(t, func(n, after int, connection *net.TCPConn) {
		body := rawHead + frames(events[after:])
		if n < 30 {
			body = body[:len(rawHead)+180+n]
			_ = connection.SetLinger(0)
		}
		if n%5 == 0 {
			body = "" // Reset without an answer.
		}
		_, _ = io.WriteString(connection, body)
	})
	got, err := read(t, newClient(t, url))
	if err != nil {
		t.Fatal(err)
	}
	wantSequences(t, got, 1, 40)
}

func TestOneByteAtATime(t *testing.T) {
	events := transcript(5)
	url := answerRaw(t, func(_, after int, connection *net.TCPConn) {
		_ = connection.SetNoDelay(true)
		for _, piece := range []byte(rawHead + frames(events[after:])) {
			_, _ = connection.Write([]byte{piece})
		}
	})
	var folded modelruntime.Accumulator
	for event, err := range newClient(t, url).Events(context.Background(), executionID) {
		if err != nil {
			t.Fatal(err)
		}
		folded.Add(event)
	}
	if folded.Text() != "wörd 2 wörd 3 wörd 4 " {
		t.Errorf("%q", folded.Text())
	}
}
