import Testing
import ViperRuntime

@MainActor @Suite(.timeLimit(.minutes(30))) struct ScenePresenterTests {
    private let kitchen = TestKitchen()
    private let presenter: TestPresenter

    init() { presenter = TestPresenter(kitchen) }

    @Test func aLoadFillsItsField() async {
        presenter.fetchTitle()
        #expect(presenter.state.isLoading && presenter.state.title == nil)
        await presenter.tasks.finish()
        #expect(presenter.state == TestState(title: "1"))
        #expect(presenter.told == ["1"])
    }

    @Test func theLatestLoadOfAFieldCounts() async {
        kitchen.answers = ["late": 9, "early": 1]
        presenter.search("late")
        presenter.search("early")
        await presenter.tasks.finish()
        #expect(presenter.state.found == ["early"] && !presenter.state.isLoading)
    }

    @Test func whatFailedIsShownAndTriedAgainAsItWas() async {
        kitchen.error = TestError.offline
        presenter.fetchTitle()
        presenter.search("leek")
        presenter.fetchRecipe()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchTitle") && presenter.state.failure.includes("search"))
        #expect(presenter.state.failure?.canRetry == true)
        #expect(presenter.state.recipe == .failed(SceneFailure(TestError.offline, inLoad: "fetchRecipe"), nil))
        kitchen.error = nil
        presenter.tasks.retry()
        #expect(presenter.state.failure == nil && presenter.state.isLoading && presenter.state.recipe.isLoading)
        await presenter.tasks.finish()
        #expect(presenter.state.found == ["leek"] && presenter.state.recipe == .loaded("recipe"))
    }

    @Test func whatHasComeIsNotTriedAgain() async {
        presenter.fetchTitle()
        await presenter.tasks.finish()
        kitchen.error = TestError.offline
        presenter.search("leek")
        await presenter.tasks.finish()
        kitchen.error = nil
        presenter.tasks.retry()
        await presenter.tasks.finish()
        #expect(kitchen.asked == ["title", "leek", "leek"])
        presenter.tasks.retry()
        #expect(presenter.tasks.count == 0)
    }

    @Test func cancellingIsNoFailure() async {
        kitchen.error = CancellationError()
        presenter.fetchTitle()
        presenter.fetchRecipe()
        await presenter.tasks.finish()
        #expect(presenter.state == TestState())
        presenter.tasks.retry()
        #expect(presenter.tasks.count == 0)
    }

    @Test func theStateIsLoadingUntilTheLastLoadHasEnded() async {
        kitchen.answers = ["slow": 9]
        presenter.search("slow")
        presenter.fetchTitle()
        while presenter.state.title == nil { await Task.yield() }
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(!presenter.state.isLoading)
    }

    @Test func aSilentLoadLeavesTheOthersProgressAlone() async {
        presenter.fetchTitle(silently: true)
        #expect(!presenter.state.isLoading)
        presenter.search("leek")
        presenter.fetchTitle(silently: true)
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(!presenter.state.isLoading)
        presenter.fetchTitle()
        presenter.fetchTitle(silently: true)
        #expect(!presenter.state.isLoading)
        await presenter.tasks.finish()
    }

    @Test func whatAnotherFunctionHasLoadedHasNotFailedAnyMore() async {
        kitchen.error = TestError.offline
        presenter.search("leek")
        await presenter.tasks.finish()
        kitchen.error = nil
        presenter.searchAgain("miso")
        #expect(presenter.state.failure == nil)
        await presenter.tasks.finish()
        #expect(presenter.state.found == ["miso"])
    }

    @Test func twoLoadsOfOneFunctionFailEachByItself() async {
        kitchen.error = TestError.offline
        presenter.fetchAll()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.others.count == 1)
        kitchen.answers = ["title": 9]
        kitchen.error = nil
        presenter.search("leek")
        #expect(presenter.state.failure?.others.isEmpty == true)
        presenter.tasks.retry()
        await presenter.tasks.finish()
        #expect(presenter.state == TestState(title: "1", found: ["leek"]))
    }

    @Test func twoLoadsWithoutAFieldBothArrive() async {
        presenter.tellBoth()
        await presenter.tasks.finish()
        #expect(presenter.told.sorted() == ["a", "b"])
    }

    @Test func whatPeopleHaveDismissedIsNotTriedAgain() async {
        kitchen.error = TestError.offline
        presenter.search("leek")
        await presenter.tasks.finish()
        presenter.update { $0.failure = nil }
        presenter.tasks.retry()
        #expect(presenter.tasks.count == 0)
    }

    @Test func cancellingAllIsAsIfNobodyHadAsked() async {
        kitchen.answers = ["title": 9, "recipe": 9]
        presenter.fetchTitle()
        presenter.fetchRecipe()
        presenter.tasks.cancelAll()
        #expect(presenter.state == TestState())
        presenter.search("leek")
        while presenter.state.found.isEmpty { await Task.yield() }
        #expect(!presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(presenter.state == TestState(found: ["leek"]))
    }

    @Test func whatFollowsALoadKeepsTheStateLoading() async {
        var drawn: [Bool] = []
        presenter.drawn = { drawn.append($0.isLoading) }
        presenter.fetchTitle(thenSearching: "leek")
        await presenter.tasks.finish()
        #expect(drawn.split(separator: false).count == 1 && drawn.last == false, "\(drawn)")
        #expect(presenter.state.found == ["leek"])
    }

    @Test func loadsGoWithThePresenterAndShowNothing() async {
        var owner: TestPresenter? = TestPresenter(kitchen)
        owner?.fetchTitle()
        let tasks = owner?.tasks
        weak let gone = owner
        owner = nil
        await tasks?.finish()
        #expect(gone == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct ScenePresenterActionTests {
    private let kitchen = TestKitchen()
    private let presenter: TestPresenter

    init() { presenter = TestPresenter(kitchen) }

    @Test func anActionIsDoneOnce() async {
        presenter.cook()
        presenter.cook()
        #expect(presenter.state.isCooking)
        await presenter.tasks.finish()
        #expect(kitchen.asked == ["cook"] && presenter.told == ["cooked"] && !presenter.state.isCooking)
        presenter.cook()
        await presenter.tasks.finish()
        #expect(kitchen.asked == ["cook", "cook"])
    }

    @Test func whatFailedIsShownUntilItIsDoneAgain() async {
        kitchen.error = TestError.offline
        presenter.cook()
        await presenter.tasks.finish()
        #expect(presenter.state == TestState(failure: SceneFailure(TestError.offline, in: "cook")))
        #expect(presenter.state.failure?.canRetry == false && presenter.told.isEmpty)
        presenter.tasks.retry()
        #expect(presenter.tasks.count == 0)
        kitchen.error = nil
        presenter.cook()
        #expect(presenter.state.failure == nil)
        await presenter.tasks.finish()
    }

    @Test func anActionMayBeginAnotherOneOfItsKind() async {
        presenter.cook(times: 3)
        await presenter.tasks.finish()
        #expect(kitchen.asked == ["cook", "cook", "cook"] && !presenter.state.isCooking)
    }

    @Test func aStreamThatCannotFailIsFollowed() async {
        presenter.followTitles(
            AsyncStream { continuation in
                continuation.yield(["first"])
                continuation.finish()
            }
        )
        #expect(!presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(presenter.state == TestState(found: ["first"]))
    }

    @Test func anActionOutlivesThePresenter() async {
        kitchen.error = TestError.offline
        var owner: TestPresenter? = TestPresenter(kitchen)
        owner?.cook()
        let tasks = owner?.tasks
        owner = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(kitchen.asked == ["cook"])
        #expect(kitchen.unseen == [SceneFailure(TestError.offline, in: "cook")])
    }

    @Test func aSequenceIsFollowedUntilItEnds() async {
        let (numbers, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        presenter.follow(numbers)
        #expect(presenter.state.number.isLoading)
        continuation.yield(1)
        while presenter.state.number != .loaded(1) { await Task.yield() }
        continuation.yield(2)
        while presenter.state.number != .loaded(2) { await Task.yield() }
        continuation.finish(throwing: TestError.offline)
        await presenter.tasks.finish()
        #expect(presenter.state.number == .failed(SceneFailure(TestError.offline, inLoad: "follow"), 2))
    }

    @Test func aSequenceWithoutValuesLeavesTheFieldAsItWas() async {
        presenter.follow(AsyncThrowingStream { $0.finish() })
        await presenter.tasks.finish()
        #expect(presenter.state.number == .notAsked)
    }
}

private enum TestError: Error { case offline }

private nonisolated struct TestState: Equatable, Sendable, ShowsFailure, ShowsLoading {
    var title: String?
    var found: [String] = []
    var recipe: Loadable<String> = .notAsked
    var number: Loadable<Int> = .notAsked
    var isCooking = false
    var isLoading = false
    var failure: SceneFailure?
}

@MainActor private final class TestKitchen: UnseenFailureHandler {
    var error: (any Error)?
    /// How many turns each answer takes.
    var answers: [String: Int] = [:]
    var asked: [String] = []
    var unseen: [SceneFailure] = []

    func ask(_ question: String) async throws -> String {
        asked.append(question)
        for _ in 0..<(answers[question] ?? 0) { await Task.yield() }
        if let error { throw error }
        return question
    }

    func handleUnseenFailure(_ failure: SceneFailure) { unseen.append(failure) }
}

@MainActor private final class TestPresenter: ScenePresenter {
    private(set) var state = TestState()
    let tasks = SceneTasks()
    let kitchen: TestKitchen
    var told: [String] = []

    var unseenFailures: any UnseenFailureHandler { kitchen }

    init(_ kitchen: TestKitchen) { self.kitchen = kitchen }

    var drawn: (TestState) -> Void = { _ in }

    func update(_ change: (inout TestState) -> Void) {
        change(&state)
        drawn(state)
    }

    func fetchTitle(silently: Bool = false) {
        load(\.title, silently: silently) { [kitchen] in
            String(try await kitchen.ask("title").count / 5)
        } then: { presenter, title in
            presenter.told.append(title)
        }
    }

    func search(_ text: String) { load(\.found) { [kitchen] in [try await kitchen.ask(text)] } }

    func searchAgain(_ text: String) { load(\.found) { [kitchen] in [try await kitchen.ask(text)] } }

    func fetchAll() {
        load(\.title) { [kitchen] in String(try await kitchen.ask("title").count / 5) }
        load(\.found) { [kitchen] in [try await kitchen.ask("leek")] }
    }

    func tellBoth() {
        load { [kitchen] in
            try await kitchen.ask("a")
        } then: {
            $0.told.append($1)
        }
        load { [kitchen] in
            try await kitchen.ask("b")
        } then: {
            $0.told.append($1)
        }
    }

    func fetchTitle(thenSearching text: String) {
        load(\.title) { [kitchen] in
            try await kitchen.ask("title")
        } then: { presenter, _ in
            presenter.search(text)
        }
    }

    func cook(times: Int) {
        perform(\.isCooking) { [kitchen] in
            _ = try await kitchen.ask("cook")
        } then: { presenter in
            if times > 1 { presenter.cook(times: times - 1) }
        }
    }

    func followTitles(_ titles: AsyncStream<[String]>) { follow(\.found) { titles } }

    func fetchRecipe() { load(\.recipe) { [kitchen] in try await kitchen.ask("recipe") } }

    func cook() {
        perform(\.isCooking) { [kitchen] in
            try await kitchen.ask("cook")
        } then: { presenter, _ in
            presenter.told.append("cooked")
        }
    }

    func follow(_ numbers: AsyncThrowingStream<Int, any Error>) { follow(\.number) { numbers } }
}
