import Testing
import ViperRuntime

@MainActor @Suite(.timeLimit(.minutes(30))) struct SceneViewModelTests {
    private let viewModel = TestViewModel()

    @Test func eachPartShowsItsOwnProgress() async {
        viewModel.loadImages(after: 1)
        viewModel.loadPrice(after: 9)
        #expect(viewModel.imageData.isLoading && viewModel.priceData.isLoading)
        while viewModel.imageData.isLoading { await Task.yield() }
        #expect(viewModel.imageData.images == ["front"] && viewModel.priceData.isLoading)
        await viewModel.tasks.finish()
        #expect(viewModel.priceData.price == 3 && !viewModel.priceData.isLoading)
    }

    @Test func aFailureIsShownByItsPartAndTriedAgain() async {
        viewModel.error = TestError.offline
        viewModel.loadImages()
        viewModel.loadPrice()
        await viewModel.tasks.finish()
        #expect(viewModel.imageData.failure?.operation == "loadImages")
        #expect(viewModel.priceData.failure == SceneFailure(TestError.offline, inLoad: "loadPrice"))
        viewModel.error = nil
        viewModel.tasks.retry()
        #expect(viewModel.imageData.failure == nil)
        await viewModel.tasks.finish()
        #expect(viewModel.imageData.images == ["front"] && viewModel.priceData.price == 3)
    }

    @Test func anActionOfAScreenThatHasGoneIsToldElsewhere() async {
        var owner: TestViewModel? = TestViewModel()
        owner?.error = TestError.offline
        let log = TestLog()
        owner?.buy(log)
        #expect(owner?.isBuying == true)
        owner?.buy(log)
        let tasks = owner?.tasks
        owner = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(log.failures == [SceneFailure(TestError.offline, in: "buy")])
    }

    @Test func whatNoPartShowsIsHandedOn() async {
        viewModel.error = TestError.offline
        viewModel.loadImages(tellingTo: "load")
        viewModel.buyWithoutAPart()
        var senders: [(SentValues<Int, TestError>.Event) -> Void] = []
        viewModel.followPrice(failing: { send in senders.append(send) })
        senders[0](.ended(.offline))
        await viewModel.tasks.finish()
        #expect(viewModel.told.sorted() == ["buy offline", "follow offline", "load offline"])
        #expect(!viewModel.isBuying && viewModel.imageData.failure == nil)
    }

    @Test func theLatestThatIsFollowedCounts() async {
        var senders: [(SentValues<Int, Never>.Event) -> Void] = []
        for _ in 1...2 {
            senders.last?(.value(1))
            viewModel.followPrice { send in senders.append(send) }
        }
        #expect(viewModel.priceData.isLoading)
        senders[1](.value(5))
        senders[0](.value(4))
        #expect(viewModel.priceData.price == 5 && !viewModel.priceData.isLoading)
        // The first too, so that a fault is told and not waited for.
        for send in senders { send(.ended(nil)) }
        await viewModel.tasks.finish()
    }

    @Test func whatIsFollowedCanFailAndIsFollowedAgain() async {
        var senders: [(SentValues<[String], TestError>.Event) -> Void] = []
        viewModel.followImages { send in senders.append(send) }
        senders[0](.value(["front"]))
        senders[0](.ended(.offline))
        #expect(viewModel.imageData.images == ["front"])
        #expect(viewModel.imageData.failure == SceneFailure(TestError.offline, inLoad: "followImages"))
        await viewModel.tasks.finish()
        viewModel.tasks.retry()
        #expect(viewModel.imageData.failure == nil && senders.count == 2)
        viewModel.tasks.cancelAll()
        await viewModel.tasks.finish()
    }
}

private enum TestError: Error { case offline }

@MainActor private final class TestLog: UnseenFailureHandler {
    var failures: [SceneFailure] = []

    func handleUnseenFailure(_ failure: SceneFailure) { failures.append(failure) }
}

@MainActor private final class ImageData: ShowsFailure, ShowsLoading {
    var images: [String] = []
    var isLoading = false
    var failure: SceneFailure?
}

/// As those of generated code: what it writes is elsewhere.
@MainActor private struct PriceData: ShowsFailure, ShowsLoading {
    @MainActor final class Written {
        var price = 0
        var isLoading = false
        var failure: SceneFailure?
    }

    let written: Written

    var price: Int {
        get { written.price }
        nonmutating set { written.price = newValue }
    }

    var isLoading: Bool {
        get { written.isLoading }
        nonmutating set { written.isLoading = newValue }
    }

    var failure: SceneFailure? {
        get { written.failure }
        nonmutating set { written.failure = newValue }
    }
}

@MainActor private final class TestViewModel: SceneViewModel {
    let tasks = SceneTasks()
    let imageData = ImageData()
    private let written = PriceData.Written()
    var priceData: PriceData { PriceData(written: written) }
    var isBuying = false
    var error: TestError?
    var told: [String] = []

    func loadImages(tellingTo name: String) {
        load(\.imageData.images) { [error] in
            if let error { throw error }
            return []
        } failed: { viewModel, error in
            viewModel.told.append("\(name) \(error)")
        }
    }

    func buyWithoutAPart() {
        perform(\.isBuying, unseen: TestLog()) { [error] in
            if let error { throw error }
        } failed: { viewModel, error in
            viewModel.told.append("buy \(error)")
        }
    }

    func followPrice(failing began: @escaping (@escaping @Sendable (SentValues<Int, TestError>.Event) -> Void) -> Void)
    {
        follow(\.priceData.price) {
            SentValues { send in
                began(send)
                return TestLog()
            }
        } failed: { viewModel, error in
            viewModel.told.append("follow \(error)")
        }
    }

    func loadImages(after turns: Int = 0) {
        load(\.imageData.images, of: \.imageData) { [unowned self] in try await answer(["front"], after: turns) }
    }

    func loadPrice(after turns: Int = 0) {
        load(\.priceData.price, of: \.priceData) { [unowned self] in try await answer(3, after: turns) }
    }

    func buy(_ log: TestLog) {
        perform(\.isBuying, of: \.imageData, unseen: log) { [error] in if let error { throw error } }
    }

    func followPrice(_ began: @escaping (@escaping @Sendable (SentValues<Int, Never>.Event) -> Void) -> Void) {
        follow(\.priceData.price, of: \.priceData) {
            SentValues { send in
                began(send)
                return TestLog()
            }
        }
    }

    func followImages(_ began: @escaping (@escaping @Sendable (SentValues<[String], TestError>.Event) -> Void) -> Void)
    {
        follow(\.imageData.images, of: \.imageData) {
            SentValues { send in
                began(send)
                return TestLog()
            }
        }
    }

    private func answer<Value>(_ value: Value, after turns: Int) async throws -> Value {
        for _ in 0..<turns { await Task.yield() }
        if let error { throw error }
        return value
    }
}
