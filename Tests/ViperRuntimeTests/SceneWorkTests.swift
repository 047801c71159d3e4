import Testing
import ViperRuntime

@MainActor @Suite(.timeLimit(.minutes(30))) struct SceneWorkTests {
    @MainActor final class Owner {
        let tasks = SceneTasks()
    }

    @MainActor final class Events {
        var names: [String] = []
    }

    private let events = Events()

    private func waitUntil(_ condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }

    private func wait(_ turns: Int, then name: String) async {
        for _ in 0..<turns { await Task.yield() }
        events.names.append(Task.isCancelled ? "\(name) cancelled" : name)
    }

    @Test func theLatestLoadCounts() async {
        let tasks = SceneTasks()
        tasks.load("search") { await wait(20, then: "first") }
        tasks.load("search") { await wait(1, then: "second") }
        #expect(tasks.isLoading("search"))
        await tasks.finish()
        #expect(events.names == ["second", "first cancelled"])
        #expect(!tasks.isLoading("search"))
    }

    @Test func loadsOfDifferentNamesRunAtOnce() async {
        let tasks = SceneTasks()
        tasks.load("shop") { await wait(20, then: "shop") }
        tasks.load("products") {
            await wait(1, then: "products")
            events.names.append("shop is loading: \(tasks.isLoading("shop")), notice: \(tasks.isLoading("notice"))")
        }
        await tasks.finish()
        #expect(events.names == ["products", "shop is loading: true, notice: false", "shop"])
    }

    @Test func anActionIsStartedOnce() async {
        let tasks = SceneTasks()
        tasks.perform("order") { await wait(1, then: "first") }
        tasks.perform("order") { await wait(1, then: "second") }
        tasks.perform("save") { await wait(2, then: "other") }
        await tasks.finish()
        tasks.perform("order") { await wait(1, then: "third") }
        await tasks.finish()
        #expect(events.names == ["first", "other", "third"])
    }

    @Test func leavingCancelsLoadsAndNoActions() async {
        var owner: Owner? = Owner()
        owner?.tasks.load("recipe") { await wait(5, then: "load") }
        owner?.tasks.perform("order") { await wait(10, then: "action") }
        owner?.tasks.cancelAll()
        owner = nil
        await waitUntil { events.names.count == 2 }
        #expect(events.names == ["load cancelled", "action"])
    }
}
