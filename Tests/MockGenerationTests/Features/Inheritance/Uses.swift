import Core

func useInheritance() async throws {
    let mock = MockCook()
    mock.name = "Ada"
    mock.walkReturnValue = true
    precondition(mock.walk(to: "x") && mock.name == "Ada" && mock == mock && mock != MockCook())
    let waiter = MockWaiter()
    waiter.underlyingId = 3
    precondition(waiter.id == 3 && Set([waiter]).count == 1 && waiter.description == "MockWaiter")
    MockGuest().sit()
    let sender = MockSender()
    sender.send()
    precondition(sender.sendCallsCount == 1)
    let labels = MockLabelGathering()
    labels.gatherReturnValue = "a"
    precondition(gather(Shelves.Label(), from: labels) == "a" && labels.latest == nil)
    let later = MockLaterGathering()
    later.later()
    later.gatherReturnValue = "b"
    precondition(gather(Shelves.Label(), from: later) == "b")
}

private func gather<Source: Gathering>(_ key: Source.Key, from source: Source) -> Source.Value {
    source.gather(key, near: nil)
}
