import Core
import ViperTesting

func useWaiting() async throws {
    let saved = AwaitedCalls()
    let uploading = UploadingMock()
    uploading.saveHandler = saved.counting()
    uploading.loadHandler = saved.counting { id in "Recipe \(id)" }
    uploading.countHandler = inTurn(.failure(CancellationError()), .success(2))
    uploading.save(1)
    let title = try await uploading.load(2)
    try await saved.reach(2, within: 60)
    precondition(title == "Recipe 2" && (try? uploading.count()) == nil)
    let count = try uploading.count()
    precondition(count == 2)
    try await useSharedWaiting()
    try await useScreenWaiting()
    try await useStoreWaiting()
    try await useOrder()
}

private func useSharedWaiting() async throws {
    let saved = AwaitedCalls()
    let uploading = SharedUploadingMock()
    uploading.saveHandler = saved.counting()
    uploading.loadHandler = saved.counting { id in "Recipe \(id)" }
    for id in 0..<3 { Task { uploading.save(id, to: "Drafts") } }
    try await saved.reach(3, within: 60)
    let title = await uploading.load(4)
    precondition(title == "Recipe 4" && saved.count == 4 && uploading.saveCallCount == 3)
}

@MainActor private func useScreenWaiting() async throws {
    let shown = AwaitedCalls()
    let screen = ScreenUploadingMock()
    screen.showHandler = shown.counting()
    screen.titleHandler = shown.counting { id in "Recipe \(id)" }
    Task { screen.show("Miso") }
    try await shown.reach(1, within: 60)
    let title = await screen.title(of: 3)
    precondition(title == "Recipe 3" && shown.count == 2)
}

private func useStoreWaiting() async throws {
    let kept = AwaitedCalls()
    let store = UploadStoreMock()
    store.keepHandler = kept.counting()
    store.flushHandler = kept.counting()
    Task { await store.keep(1) }
    Task { await store.flush() }
    try await kept.reach(2, within: 60)
}

/// Of two mocks, each by its own rules.
private func useOrder() async throws {
    let calls = AwaitedCalls()
    let uploading = UploadingMock()
    let shared = SharedUploadingMock()
    uploading.saveHandler = calls.counting(as: "save")
    shared.loadHandler = calls.counting(as: "load") { id in "Recipe \(id)" }
    let first = await shared.load(1)
    uploading.save(2)
    _ = await shared.load(3)
    precondition(calls.names == ["load", "save", "load"] && first == "Recipe 1")
    shared.loadHandler = byArgument([1: "Miso"], otherwise: "Recipe")
    let (miso, other) = (await shared.load(1), await shared.load(2))
    precondition(miso == "Miso" && other == "Recipe")
    uploading.loadHandler = byArgument([2: .failure(CancellationError())], otherwise: .success("Tofu"))
    let failed = try? await uploading.load(2)
    let found = try await uploading.load(3)
    precondition(failed == nil && found == "Tofu")
    shared.loadHandler = calls.counting { id in
        await Task.yield()
        return "\(id)"
    }
    let waited = await shared.load(4)
    precondition(waited == "4" && calls.count == 4 && calls.names.count == 3)
}
