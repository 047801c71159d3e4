import Core

func useIsolation() async throws {
    let mock = MockIsolating()
    mock.underlyingValue = 3
    precondition(mock.value == 3)
    mock.anywhereReturnValue = 1
    precondition(mock.anywhere() == 1)
    await useDrafting()
}

/// Values that aren't sendable stay on the actor of whoever calls.
@MainActor private func useDrafting() async {
    let scratch = Scratch()
    let drafting = MockDrafting()
    drafting.draftClosure = { $0 }
    let any: any Drafting = drafting
    let drafted = await any.draft(scratch)
    precondition(drafted === scratch && drafting.draftReceivedScratch === scratch)
    let shared = MockSharedDrafting()
    shared.draftReturnValue = scratch
    let returned = try? await shared.draft(Scratch())
    precondition(returned === scratch)
}
