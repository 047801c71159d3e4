import Core

func useInitializers() async throws {
    func make<S: Screen>(_: S.Type) -> S { S(title: "a") }
    precondition(make(MockScreen.self).initTitleReceivedTitle == "a")
    precondition(MockScreen(id: 1, name: nil)?.initIdNameReceivedArguments?.id == 1)
    let screen = try MockScreen(data: [1])
    precondition(screen.initDataReceivedData == [1])
    _ = MockScreen()
    precondition(MockCard(number: 3).initReceivedNumber == 3)
}
