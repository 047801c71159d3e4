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
}
