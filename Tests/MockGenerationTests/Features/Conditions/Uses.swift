import Core

func useConditions() async throws {
    let mock = MockFlagged()
    precondition(mock.never(3) == nil && mock.neverReceivedNumber == 3)
    mock.underlyingOther = 4
    precondition(mock.other == 4)
    MockShown().show()
}
