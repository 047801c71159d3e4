import AlbumsCore
import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct AlbumDetailViewModelTests {
    private let useCase = MockAlbumDetailUseCaseContract()
    private let wireframe = MockAlbumDetailWireframeContract()

    private func makeViewModel() -> AlbumDetailViewModel {
        useCase.fetchImagesReturnValue = [URL(fileURLWithPath: "/sample")]
        useCase.fetchAlbumReturnValue = Album()
        useCase.fetchNameReturnValue = "sample"
        useCase.loadVisitsReturnValue = 1
        useCase.clearReturnValue = 1
        return AlbumDetailViewModel(
            descriptor: ViewDescriptor.AlbumDetailDescriptor(albumID: 1, theme: .dark),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearCallsFetchImages() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchImagesCallsCount == 1)
        #expect(viewModel.imageListData.images == [URL(fileURLWithPath: "/sample")])
    }

    @Test func failureOfFetchImagesIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchImagesThrowableError = UnimplementedError("fetchImages")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.imageListData.failure.includes("loadImageList"))
    }

    @Test func onRetryTapCallsFetchImagesAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchImagesThrowableError = UnimplementedError("fetchImages")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchImagesThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchImagesCallsCount == 2)
        #expect(!(viewModel.imageListData.failure.includes("loadImageList")))
    }

    @Test func onAppearCallsFetchAlbum() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchAlbumCallsCount == 1)
    }

    @Test func failureOfFetchAlbumIsShown() async {
        let viewModel = makeViewModel()
        useCase.fetchAlbumThrowableError = UnimplementedError("fetchAlbum")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.ownerData.failure.includes("fetchAlbum"))
    }

    @Test func onRetryTapCallsFetchAlbumAgain() async {
        let viewModel = makeViewModel()
        useCase.fetchAlbumThrowableError = UnimplementedError("fetchAlbum")
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchAlbumThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(useCase.fetchAlbumCallsCount == 2)
        #expect(!(viewModel.ownerData.failure.includes("fetchAlbum")))
    }

    @Test func onAppearCallsFetchName() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchNameCallsCount == 1)
        #expect(viewModel.ownerData.name == "sample")
    }

    @Test func onAppearCallsLoadVisits() {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(useCase.loadVisitsCallsCount == 1)
        #expect(viewModel.ownerData.visits == 1)
    }

    @Test func onShareButtonTapCallsShowShare() {
        let viewModel = makeViewModel()
        viewModel.onShareButtonTap()
        #expect(wireframe.showShareCallsCount == 1)
    }

    @Test func onInfoTapCallsShowInfo() {
        let viewModel = makeViewModel()
        viewModel.onInfoTap()
        #expect(wireframe.showInfoCallsCount == 1)
    }

    @Test func onFooterToggleKeepsItsValue() {
        let viewModel = makeViewModel()
        viewModel.onFooterToggle(isFooterPresented: true)
        #expect(viewModel.state.isFooterPresented == true)
    }

    @Test func onCopiesChangeKeepsItsValue() {
        let viewModel = makeViewModel()
        viewModel.onCopiesChange(copies: 1)
        #expect(viewModel.purchaseData.copies == 1)
    }

    @Test func onPurchaseButtonTapCallsPurchase() async {
        let viewModel = makeViewModel()
        viewModel.onPurchaseButtonTap()
        await viewModel.tasks.finish()
        #expect(useCase.purchaseCallsCount == 1)
    }

    @Test func failureOfPurchaseIsShown() async {
        let viewModel = makeViewModel()
        useCase.purchaseThrowableError = UnimplementedError("purchase")
        viewModel.onPurchaseButtonTap()
        await viewModel.tasks.finish()
        #expect(viewModel.purchaseData.failure.includes("onPurchaseButtonTap"))
    }

    @Test func purchaseIsNotStartedTwice() async {
        let viewModel = makeViewModel()
        viewModel.onPurchaseButtonTap()
        viewModel.onPurchaseButtonTap()
        #expect(viewModel.purchaseData.isPurchasing)
        await viewModel.tasks.finish()
        #expect(useCase.purchaseCallsCount == 1)
        #expect(!viewModel.purchaseData.isPurchasing)
    }

    @Test func failureOfPurchaseOutlivesTheScreen() async {
        var viewModel: AlbumDetailViewModel? = makeViewModel()
        useCase.purchaseThrowableError = UnimplementedError("purchase")
        viewModel?.onPurchaseButtonTap()
        let tasks = viewModel?.tasks
        viewModel = nil
        tasks?.cancelAll()
        await tasks?.finish()
        #expect(useCase.handleUnseenFailureReceivedFailure?.operation == "onPurchaseButtonTap")
    }

    @Test func onClearCallsClear() {
        let viewModel = makeViewModel()
        viewModel.onClear(url: URL(fileURLWithPath: "/sample"), then: { _ in })
        #expect(useCase.clearCallsCount == 1)
    }

    @Test func failureOfClearIsShown() {
        let viewModel = makeViewModel()
        useCase.clearThrowableError = UnimplementedError("clear")
        viewModel.onClear(url: URL(fileURLWithPath: "/sample"), then: { _ in })
        #expect(viewModel.purchaseData.failure.includes("clear"))
    }
}

@MainActor
@Suite
struct AlbumDetailUseCaseTests {
    private let repository = MockAlbumDetailRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> AlbumDetailUseCase {
        AlbumDetailUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchImagesAsksTheRepository() async throws {
        repository.fetchImagesReturnValue = [URL(fileURLWithPath: "/sample")]
        let result = try await makeUseCase().fetchImages(albumID: 1)
        #expect(repository.fetchImagesCallsCount == 1)
        #expect(result == [URL(fileURLWithPath: "/sample")])
    }

    @Test func fetchAlbumAsksTheRepository() async throws {
        repository.fetchAlbumReturnValue = Album()
        _ = try await makeUseCase().fetchAlbum(albumID: 1)
        #expect(repository.fetchAlbumCallsCount == 1)
    }

    @Test func fetchNameAsksTheRepository() async {
        repository.fetchNameReturnValue = "sample"
        let result = await makeUseCase().fetchName(albumID: 1)
        #expect(repository.fetchNameCallsCount == 1)
        #expect(result == "sample")
    }

    @Test func purchaseAsksTheRepository() async throws {
        try await makeUseCase().purchase(price: 1, copies: 1)
        #expect(repository.purchaseCallsCount == 1)
    }
}

@MainActor
@Suite
struct AlbumDetailWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> AlbumDetailWireframe {
        AlbumDetailWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showShareResolvesItsDestination() {
        makeWireframe().showShare()
        let scene = environment.resolvedPrintsScenes.last
        guard case .bare? = scene else {
            Issue.record("Bare wasn't resolved")
            return
        }
    }
}
