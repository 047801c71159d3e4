import Core

func useOddClosures() async throws {
    let signal = MockSignal()
    var sent = 0
    signal.sendClosure = { _ in sent += 1 }
    signal.send(())
    precondition(sent == 1 && signal.sendCallsCount == 1)

    let staying = MockStaying()
    staying.stayReturnValue = 2
    let stayed = await staying.stay { 1 }
    await staying.stayIf(nil)
    precondition(stayed == 2 && staying.stayCallsCount == 1 && staying.stayIfCalled)
}
