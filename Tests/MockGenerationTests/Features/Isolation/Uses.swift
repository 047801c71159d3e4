import Core

func useIsolation() async throws {
    let mock = MockIsolating()
    mock.underlyingValue = 3
    precondition(mock.value == 3)
    mock.anywhereReturnValue = 1
    precondition(mock.anywhere() == 1)
}
