// Package modelruntime is a client of the model runtime protocol, an execution data plane that is
// neutral to providers.
//
// [Client.Execute] submits a request and gives an [Execution]: its events, in order and exactly
// once over any number of broken connections, then its result. The plain calls are [Client.Submit],
// [Client.Get], [Client.Events], [Client.Result], [Client.Cancel], [Client.Runtime] and
// [Client.Providers].
//
// Everything takes a context. Ending it, or leaving a range over events, closes the socket at once
// and leaves the execution running: only [Client.Cancel] ends that.
//
// Every error is an [*Error]. Neither an error nor a printed client holds a header, a URL's user or
// query, or a body that is not the protocol's.
package modelruntime
