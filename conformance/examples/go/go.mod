module example.test/model-runtime

go 1.23
