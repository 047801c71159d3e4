import Core

@MainActor func useStatics() async throws {
    MockFactory.buildReturnValue = "x"
    precondition(MockFactory.build(3) == "x" && MockFactory.buildReceivedSize == 3)
    MockFactory.shared = 4
    precondition(MockFactory.shared == 4 && MockFactory.name == nil)
    MockTheme.apply("dark")
    precondition(MockTheme.applyReceivedName == "dark")
    MockTheme.underlyingCurrent = "light"
    precondition(MockTheme.current == "light")
}
