import OrdersInterface
import ShopCore
import Testing
import ViperRuntime

@testable import Orders

@MainActor
@Suite
struct KeeperViewModelTests {
    private let useCase = MockKeeperUseCaseContract()
    private let wireframe = MockKeeperWireframeContract()

    private func makeViewModel() -> KeeperViewModel {
        useCase.fetchKeeperHandler = { "sample" }
        useCase.fetchSimilarHandler = { _ in [Order(id: 1)] }
        return KeeperViewModel(
            descriptor: ViewDescriptor.KeeperDescriptor(id: 1),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchKeeper() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchKeeperCallCount == 1)
        #expect(viewModel.personData.keeper == "sample")
    }

    @Test func onAppearCallsFetchSimilar() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchSimilarCallCount == 1)
    }

    @Test func failureOfFetchSimilarIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchSimilarHandler = { _ in throw UnimplementedError("fetchSimilar") }
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.listData.similar.failure != nil)
    }

    @Test func onRetryTapCallsFetchSimilarAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchSimilarHandler = { _ in throw UnimplementedError("fetchSimilar") }
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchSimilarHandler = { _ in [Order(id: 1)] }
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchSimilarCallCount == 2)
        #expect(!(viewModel.listData.similar.failure != nil))
    }
}
