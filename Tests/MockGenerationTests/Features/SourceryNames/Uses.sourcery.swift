import Core

private struct Failure: Error {}

func useSourceryNames() async throws {
    let mock = AccountMock()
    mock.underlyingOwner = "Ada"
    precondition(mock.owner == "Ada" && mock.underlyingOwner.count == 3)
    mock.underlyingBalance = 7
    let balance = try await mock.balance
    precondition(balance == 7 && mock.balanceCallsCount == 1 && mock.balanceCalled)
    mock.balanceThrowableError = Failure()
    do {
        _ = try await mock.balance
        preconditionFailure()
    } catch {}
    mock.historyOfReturnValue = Ledger(year: 1999)
    // As in Sourcery's mocks, no question mark is needed.
    precondition(mock.history(of: 1999).year == mock.historyOfReturnValue.year)
    mock.historyOfCallsCount = 0
    precondition(!mock.historyOfCalled)
}
