import Core

@MainActor func useGlobalActors() async throws {
    let mock = MockPresenter()
    mock.title = "a"
    mock.show(Sheet())
    mock.loadClosure = { $0 }
    _ = try await mock.load(Sheet())
    mock.log("x")
    precondition(mock.logReceivedText == "x" && mock.showCallsCount == 1 && mock.title == "a")
    let simple = MockSimple()
    await simple.show(Sheet())
    precondition(simple.showCallsCount == 1)
    MockInheriting().more()
    let images = await MockImages()
    await decode(images)
    let mixed = MockMixed()
    mixed.onMain(Sheet())
    mixed.anywhere()
    precondition(mixed.onMainCalled && mixed.anywhereCalled)
    let bound = MockBound()
    bound.freeReturnValue = 2
    precondition(bound.free() == 2)
}

@ImageActor private func decode(_ images: MockImages) {
    images.decodeReturnValue = 3
    precondition(images.decode([1]) == 3)
}
