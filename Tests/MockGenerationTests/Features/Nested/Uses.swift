import Core

func useNested() async throws {
    let mock = MockOven()
    let oven: any Kitchen.Oven = mock
    precondition(oven.heat(Kitchen.Pan(), to: 3) == nil && mock.heatReceivedArguments?.degrees == 3)
    precondition(oven.doors().isEmpty)
    MockLid().close()
}
