import Testing
import ViperRuntime

@MainActor @Suite(.timeLimit(.minutes(30))) struct SceneTasksTests {
    /// A presenter-like owner whose work never ends by itself.
    @MainActor final class Owner {
        let tasks = SceneTasks()
    }

    @MainActor final class Events {
        var names: [String] = []
    }

    private func waitUntil(_ condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }

    private func sleepUntilCancelled(_ name: String, _ events: Events) async {
        events.names.append("\(name) started")
        do {
            try await Task.sleep(for: .seconds(3600))
            events.names.append("\(name) woke")
        } catch {
            events.names.append("\(name) cancelled")
        }
    }

    @Test func finishWaitsForWhatRunningTasksStart() async {
        let tasks = SceneTasks()
        let events = Events()
        tasks.run { [weak tasks] in
            await Task.yield()
            events.names.append("first")
            tasks?.run {
                await Task.yield()
                events.names.append("second")
            }
        }
        #expect(events.names == [])
        await tasks.finish()
        #expect(events.names == ["first", "second"])
    }

    @Test func finishedTasksAreForgotten() async {
        let tasks = SceneTasks()
        for _ in 0..<1_000 { tasks.run {} }
        #expect(tasks.count == 1_000)
        await tasks.finish()
        #expect(tasks.count == 0)
    }

    @Test func tasksAreCancelledWhenTheOwnerGoes() async {
        let events = Events()
        var owner: Owner? = Owner()
        owner?.tasks.run { await self.sleepUntilCancelled("load", events) }
        await waitUntil { !events.names.isEmpty }
        owner = nil
        await waitUntil { events.names.count == 2 }
        #expect(events.names == ["load started", "load cancelled"])
    }

    @Test func cancelAllCancelsWhatRunsButNotWhatComesLater() async {
        let tasks = SceneTasks()
        let events = Events()
        tasks.run { await self.sleepUntilCancelled("load", events) }
        await waitUntil { !events.names.isEmpty }
        tasks.cancelAll()
        tasks.run { events.names.append(Task.isCancelled ? "later cancelled" : "later ran") }
        await tasks.finish()
        #expect(Set(events.names) == ["load started", "load cancelled", "later ran"])
    }

    @Test func finishReturnsAtOnceWhenNothingRuns() async {
        await SceneTasks().finish()
    }
}
