// Command driver lets the conformance kit's client leg judge this client: commands in on standard
// input, answers out on standard output, one JSON object a line.
package main

import (
	"context"
	"os"
)

func main() {
	d := newDriver(os.Stdout)
	if err := d.serve(context.Background(), os.Stdin); err != nil {
		os.Stderr.WriteString("driver: standard input cannot be read\n")
		os.Exit(1)
	}
}
