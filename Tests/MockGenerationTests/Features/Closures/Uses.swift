import Core

func useClosures() async throws {
    let mock = MockRunner()
    var ran = 0
    mock.nowClosure = { $0() }
    mock.now { ran += 1 }
    precondition(ran == 1 && mock.nowCallsCount == 1)
    mock.later { ran += 1 }
    mock.laterReceivedBody?()
    precondition(ran == 2)
    mock.elsewhere { "\($0)" }
    let text = try await mock.elsewhereReceivedBody?(3)
    precondition(text == "3")
    mock.onMain {}
    await mock.onMainReceivedBody?()
    ran += 1
    mock.maybe(nil) { _ in ran += 1 }
    mock.maybeReceivedArguments?.next?(.success(1))
    precondition(ran == 4)
    mock.nested { $0(2) }
    mock.log("a" + "b")
    precondition(mock.logReceivedMessage == "ab")
    mock.keep("c")
    precondition(mock.keepReceivedInvocations == ["c"])
    mock.makeReturnValue = { 7 }
    precondition(mock.make()() == 7 && mock.factory() == nil)
    mock.bothReturnValue = 1
    precondition(mock.both({}, { 2 }) == 1)
    mock.bothClosure = { _, second in second() }
    precondition(mock.both({}, { 2 }) == 2)
}
