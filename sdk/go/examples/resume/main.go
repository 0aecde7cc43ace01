// Command resume is to be run twice with the name of a file. The first run submits and leaves in the
// middle of the answer, as a program does that is restarted. The second goes on where the first one
// stopped, also when the runtime, with its file store, was restarted in between.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// place is what a program keeps to go on.
type place struct {
	ID    string `json:"id"`
	After int64  `json:"after"`
}

func (p place) write(file string) error {
	content, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return os.WriteFile(file, content, 0o600)
}

// begin reads the place of an earlier run, or submits and begins at the start.
func begin(ctx context.Context, client *modelruntime.Client, file string) (p place, again bool, err error) {
	content, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(content, &p)
		return p, true, err
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return p, false, err
	}
	submitted, err := client.Submit(ctx, modelruntime.ExecutionRequest{
		Ability: "text-generation",
		Input:   modelruntime.InputParts{modelruntime.TextPart{Text: "Tell the way to the harbour."}},
	})
	if err != nil {
		return p, false, err
	}
	p.ID = submitted.ExecutionID
	return p, false, p.write(file)
}

func run(ctx context.Context, client *modelruntime.Client, file string) error {
	p, again, err := begin(ctx, client, file)
	if err != nil {
		return err
	}
	if again {
		fmt.Println("resumed after event", p.After)
	} else {
		fmt.Println("submitted")
	}
	for event, err := range client.Events(ctx, p.ID, modelruntime.After(p.After)) {
		if err != nil {
			return err
		}
		p.After = event.Base().Sequence
		fmt.Println(p.After, event.Base().Type)
		// What was done with the event and the place behind it belong together: a real program writes
		// both in one transaction.
		if err := p.write(file); err != nil {
			return err
		}
		if !again && p.After == 4 {
			return nil
		}
	}
	snapshot, err := client.Get(ctx, p.ID)
	if err == nil {
		fmt.Println(snapshot.Status)
	}
	return err
}

func main() {
	client, err := modelruntime.New(cmp.Or(os.Getenv("RUNTIME_URL"), "http://127.0.0.1:4320"))
	if err != nil {
		log.Fatal(err)
	}
	file := "execution.json"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	if err := run(context.Background(), client, file); err != nil {
		log.Fatal(err)
	}
}
