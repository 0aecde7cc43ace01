// Command mediajob has an image made and tells how far it is.
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
	job, err := client.Execute(ctx, modelruntime.ExecutionRequest{
		Ability: "image-generation",
		Input:   modelruntime.InputParts{modelruntime.TextPart{Text: "A harbour at dawn."}},
		Requirements: &modelruntime.ExecutionRequirements{
			OutputModalities: []modelruntime.Modality{modelruntime.ModalityImage},
		},
		DeadlineMs: 600_000,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("submitted")
	for event, err := range job.Events(ctx) {
		if err != nil {
			log.Fatal(err)
		}
		progress, ok := event.(*modelruntime.ExecutionProgressEvent)
		switch {
		case !ok:
		case progress.Phase == modelruntime.ExecutionProgressPhaseQueued && progress.QueuePosition != nil:
			fmt.Println("queued at position", *progress.QueuePosition)
		default:
			fmt.Println(progress.Phase)
		}
	}
	result, err := job.Result(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for _, artifact := range result.Artifacts {
		fmt.Println(artifact.MediaType, artifact.URI)
	}
}
