// A small model runtime on the standard library: go run . --port 4320
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"
)

type config struct {
	Providers  []ProviderConfig `json:"providers"`
	MaxActive  int              `json:"max_active_executions"`
	EventStore json.RawMessage  `json:"event_store"`
}

func main() {
	port := flag.Int("port", number("MODEL_RUNTIME_PORT", 4320), "port to listen on")
	flag.Parse()
	if err := serve(*port); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func number(name string, otherwise int) int {
	if given, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return given
	}
	return otherwise
}

func readConfig() (*config, error) {
	given := &config{MaxActive: 256}
	path := os.Getenv("MODEL_RUNTIME_CONFIG")
	if path == "" {
		return given, nil
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("MODEL_RUNTIME_CONFIG cannot be read")
	}
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.DisallowUnknownFields()
	return given, decoder.Decode(given)
}

func serve(port int) error {
	given, err := readConfig()
	if err != nil {
		return err
	}
	var providers []*Provider
	for position, one := range given.Providers {
		provider, err := newProvider(one)
		if err != nil {
			return fmt.Errorf("providers[%d].%w", position, err)
		}
		providers = append(providers, provider)
	}
	host := os.Getenv("MODEL_RUNTIME_HOST")
	if host == "" {
		host = "127.0.0.1"
	}
	hosts := []string{"localhost", "127.0.0.1", "::1"}
	for _, name := range strings.Split(os.Getenv("MODEL_RUNTIME_ALLOWED_HOSTS"), ",") {
		if name = strings.ToLower(strings.TrimSpace(name)); name != "" {
			hosts = append(hosts, name)
		}
	}
	runtime := newRuntime(providers, given.MaxActive)
	listener, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "listening on http://%s\n", listener.Addr())
	stop, forget := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer forget()
	server := &http.Server{Handler: &server{runtime: runtime, hosts: hosts}, ReadHeaderTimeout: 30 * time.Second}
	go func() { _ = server.Serve(listener) }()
	<-stop.Done()
	runtime.Drain(time.Duration(number("MODEL_RUNTIME_SHUTDOWN_GRACE_MS", 2000)) * time.Millisecond)
	closing, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	return server.Shutdown(closing)
}
