// Command toolloop lets the model call a tool of the program, and gives it what the tool says.
package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	modelruntime "example.test/model-runtime-kit/sdk/go"
)

// readTideTable is what the program itself can do. The runtime runs no tools.
func readTideTable(arguments string) modelruntime.ToolResultPart {
	var input struct {
		City string `json:"city"`
	}
	if err := json.Unmarshal([]byte(arguments), &input); err != nil {
		return modelruntime.ToolResultPart{
			Output:  modelruntime.ToolOutput{Text: "the arguments are no JSON"},
			IsError: modelruntime.Ptr(true),
		}
	}
	return modelruntime.ToolResultPart{
		Output: modelruntime.ToolOutput{Text: fmt.Sprintf("high water in %s at 06:12", input.City)},
	}
}

// ask makes one turn and gives what the model said in it.
func ask(ctx context.Context, client *modelruntime.Client, input modelruntime.InputParts) (*modelruntime.Accumulator, error) {
	execution, err := client.Execute(ctx, modelruntime.ExecutionRequest{
		Ability: "text-generation",
		Input:   input,
		Tools: []modelruntime.ToolDefinition{{
			Name:        "read_tide_table",
			Description: "When high water is",
			Parameters: json.RawMessage(`{
				"type": "object",
				"properties": {"city": {"type": "string"}},
				"required": ["city"]
			}`),
		}},
	})
	if err != nil {
		return nil, err
	}
	var answer modelruntime.Accumulator
	for event, err := range execution.Events(ctx) {
		if err != nil {
			return nil, err
		}
		answer.Add(event)
	}
	_, err = execution.Result(ctx)
	return &answer, err
}

func main() {
	ctx := context.Background()
	client, err := modelruntime.New(cmp.Or(os.Getenv("RUNTIME_URL"), "http://127.0.0.1:4320"))
	if err != nil {
		log.Fatal(err)
	}
	input := modelruntime.InputParts{modelruntime.TextPart{Text: "When is high water?"}}
	for range 5 {
		answer, err := ask(ctx, client, input)
		if err != nil {
			log.Fatal(err)
		}
		if text := answer.Text(); text != "" {
			fmt.Println("answer:", text)
		}
		calls := answer.ToolCalls()
		if len(calls) == 0 {
			return
		}
		for _, call := range calls {
			if call.Complete != nil && !*call.Complete {
				log.Fatalf("the call of %s was cut: it is not run", call.Name)
			}
			result := readTideTable(call.Arguments)
			result.CallID = call.CallID
			fmt.Printf("call: %s gave %q\n", call.Name, result.Output.Text)
			input = append(input,
				modelruntime.ToolCallPart{CallID: call.CallID, Name: call.Name, Arguments: call.Arguments},
				result)
		}
	}
}
