module example.test/model-runtime-kit/sdk/go

go 1.23
