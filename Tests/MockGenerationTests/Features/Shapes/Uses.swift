import Core

func useShapes() async throws {
    let fetching = MockFetching()
    fetching.fetch(Int.self, completion: nil)
    fetching.fetch(Int.self) { _ in }
    precondition(fetching.fetchCallsCount == 2)
    var worked = false
    fetching.perform(worked = true)
    precondition(!worked && fetching.performCallsCount == 1)

    let stateful = MockStateful(state: 3)
    stateful.underlyingState = 4
    precondition(stateful.state == 4)

    let clashing = MockClashing()
    clashing.log(logReceivedArguments: 1, logClosure: 2)
    precondition(clashing.logCallsCount == 1)
}
