import Core

func useKeywords() async throws {
    let mock = MockWords()
    mock.underlyingDefault = 3
    precondition(mock.default == 3 && mock.class == nil)
    mock.repeat(2)
    precondition(mock.repeatReceivedTimes == 2)
    mock.in(for: 1, in: "a")
    precondition(mock.inReceivedArguments?.inside == "a")
}
