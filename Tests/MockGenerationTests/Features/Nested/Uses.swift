import Core

func useNested() async throws {
    let mock = MockOven()
    let oven: any Kitchen.Oven = mock
    precondition(oven.heat(Kitchen.Pan(), to: 3) == nil && mock.heatReceivedArguments?.degrees == 3)
    precondition(oven.doors().isEmpty)
    MockLid().close()
    let hob = MockHob()
    hob.setClosure = { [$0] }
    precondition(hob.set(.low) == [.low])
    hob.fill(Kitchen.Pan(), in: Kitchen.Drawer())
    let gate: any Space.Room.Door = MockGate()
    precondition(gate.open(Space.Room.Key(), on: Space.Wall()) == nil)
    let machine = MockCoinMachine()
    machine.payReturnValue = Space.Coin()
    _ = machine.pay(Space.Coin())
    machine.emptyReturnValue = 2
    precondition(machine.empty([Space.Coin()]) == 2)
}
