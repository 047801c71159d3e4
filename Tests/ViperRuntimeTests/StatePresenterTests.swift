import Testing
import ViperRuntime
import ViperTesting

private nonisolated struct Counted { var count = 0 }

@MainActor private final class Counter: StatePresenter<String, Counted> {}

@MainActor @Suite struct StatePresenterTests {
    @Test func eachChangeIsDrawn() {
        let view = MockSceneViewContract<Counted>()
        var drawn: [Int] = []
        view.renderClosure = { drawn.append($0.count) }
        let counter = Counter(descriptor: "eggs", state: Counted(), view: view)
        #expect(!view.renderCalled)
        counter.update { $0.count += 1 }
        counter.update { $0.count = counter.state.count + 1 }
        #expect(view.renderReceivedInvocations.map(\.count) == [1, 2])
        #expect(view.renderReceivedState?.count == 2 && view.renderCallsCount == 2 && drawn == [1, 2])
        #expect(counter.descriptor == "eggs")
        view.reset()
        #expect(!view.renderCalled && view.renderClosure != nil)
    }

    @Test func theViewKeepsThePresenterAndNotTheOtherWayRound() {
        var view: MockSceneViewContract<Counted>? = MockSceneViewContract()
        #expect(view?.renderCalled == false)
        let counter = Counter(descriptor: "eggs", state: Counted(), view: view)
        view = nil
        counter.update { $0.count += 1 }
        if let kept = counter.view { Issue.record("\(kept)") }
    }

    @Test func aLoadChangesTheState() async {
        let counter = Counter(descriptor: "eggs", state: Counted())
        counter.load(\.count) { 3 }
        await counter.tasks.finish()
        #expect(counter.state.count == 3)
    }
}
