// Command cancel ends an execution in the middle of its answer.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"strings"

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
		Input:   modelruntime.InputParts{modelruntime.TextPart{Text: strings.Repeat("Count the waves. ", 200)}},
	})
	if err != nil {
		log.Fatal(err)
	}
	asked := false
	for event, err := range execution.Events(ctx) {
		if err != nil {
			log.Fatal(err)
		}
		if _, ok := event.(*modelruntime.OutputDeltaEvent); ok && !asked {
			asked = true
			// Leaving this loop, or ending ctx, would only stop the reading: the execution would go on.
			answer, err := client.Cancel(ctx, execution.ID)
			if err != nil {
				log.Fatal(err)
			}
			fmt.Println(answer.Status)
		}
	}
	_, err = execution.Result(ctx)
	var failure *modelruntime.Error
	switch {
	case err == nil:
		fmt.Println("it was over before")
	case errors.As(err, &failure) && failure.Kind == modelruntime.KindExecutionFailed:
		fmt.Printf("%s, retryable: %t\n", failure.Code, failure.Retryable)
	default:
		log.Fatal(err)
	}
}
