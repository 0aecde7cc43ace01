// Command quickstart asks for a text and prints it as it comes.
package main

import (
	"cmp"
	"context"
	"fmt"
	"log"
	"os"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

func main() {
	ctx := context.Background()
	client, err := modelruntime.New(cmp.Or(os.Getenv("RUNTIME_URL"), "http://127.0.0.1:4320"))
	if err != nil {
		log.Fatal(err)
	}
	execution, err := client.Execute(ctx, modelruntime.ExecutionRequest{
		Ability: "text-generation",
		Input:   modelruntime.InputParts{modelruntime.TextPart{Text: "Say hello to the harbour."}},
	})
	if err != nil {
		log.Fatal(err)
	}
	for event, err := range execution.Events(ctx) {
		if err != nil {
			log.Fatal(err)
		}
		if delta, ok := event.(*modelruntime.OutputDeltaEvent); ok {
			fmt.Print(delta.Delta)
		}
	}
	result, err := execution.Result(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("\n%s/%s ended with %s\n", result.Target.Provider, result.Target.Model, result.FinishReason)
	for _, fact := range result.Usage {
		fmt.Println(fact.Unit, fact.Quantity)
	}
}
