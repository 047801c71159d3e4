import Foundation
import KaimonoInterface
import KitchenCore
import KitchenCoreTestSupport
import Observation
import Testing
import ViperRuntime

@testable import Kaimono
@testable import KaimonoUI

@MainActor
@Suite
struct KaimonoProductGalleryViewModelTests {
    private let useCase = MockKaimonoProductGalleryUseCaseContract()
    private let wireframe = MockKaimonoProductGalleryWireframeContract()

    private func makeViewModel() -> KaimonoProductGalleryViewModel {
        useCase.fetchImagesReturnValue = [URL(fileURLWithPath: "/sample")]
        useCase.fetchProductReturnValue = .sample
        return KaimonoProductGalleryViewModel(
            descriptor: ViewDescriptor.KaimonoProductGalleryDescriptor(productID: 1),
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
        useCase.fetchImagesThrowableError = NotFoundError("it")
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.imageListData.failure?.operation == "loadImageList")
        useCase.fetchImagesThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(viewModel.imageListData.failure == nil && useCase.fetchImagesCallsCount == 2)
    }

    @Test func onAppearCallsFetchProduct() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchProductCallsCount == 1)
    }

    @Test func failureOfFetchProductIsShown() async {
        useCase.fetchProductThrowableError = NotFoundError("it")
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(viewModel.purchaseData.failure?.operation == "loadPurchase")
        useCase.fetchProductThrowableError = nil
        viewModel.onRetryTap()
        await viewModel.tasks.finish()
        #expect(viewModel.purchaseData.failure == nil && useCase.fetchProductCallsCount == 2)
    }

    @Test func comingBackLoadsWhatIsMissing() async {
        useCase.fetchProductThrowableError = NotFoundError("product 1")
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        useCase.fetchProductThrowableError = nil
        viewModel.onAppear()
        await viewModel.tasks.finish()
        #expect(useCase.fetchImagesCallsCount == 1)
        #expect(useCase.fetchProductCallsCount == 2)
        #expect(viewModel.purchaseData.product == .sample)
        #expect(viewModel.purchaseData.failure == nil)
    }

    @Test(arguments: [(0, "/front"), (1, "/back"), (2, "/front"), (-1, "/front")])
    func aTapChoosesTheLargePicture(index: Int, path: String) async {
        let viewModel = makeViewModel()
        useCase.fetchImagesReturnValue = [URL(fileURLWithPath: "/front"), URL(fileURLWithPath: "/back")]
        viewModel.onAppear()
        await viewModel.tasks.finish()
        viewModel.onImageTap(selectedIndex: index)
        #expect(viewModel.imageListData.selectedImage == URL(fileURLWithPath: path))
    }

    @Test func aPurchaseLeadsToTheCart() async {
        let viewModel = makeViewModel()
        viewModel.inputs.onPurchaseButtonTap()
        #expect(!useCase.purchaseCalled)
        viewModel.onAppear()
        await viewModel.tasks.finish()
        viewModel.inputs.onPurchaseButtonTap()
        #expect(useCase.purchaseReceivedInvocations == [.sample])
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func onlyWhatHasChangedIsDrawnAnew() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        await viewModel.tasks.finish()
        let redrawn = Redraws(of: viewModel.parts)
        viewModel.onImageTap(selectedIndex: 1)
        #expect(redrawn.parts == ["imageList"])
    }
}

@MainActor
@Suite
struct KaimonoProductGalleryUseCaseTests {
    private let repository = MockKaimonoProductGalleryRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> KaimonoProductGalleryUseCase {
        KaimonoProductGalleryUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func fetchImagesAsksTheRepository() async throws {
        repository.fetchImagesReturnValue = [URL(fileURLWithPath: "/sample")]
        let result = try await makeUseCase().fetchImages(productID: 1)
        #expect(repository.fetchImagesCallsCount == 1)
        #expect(result == [URL(fileURLWithPath: "/sample")])
    }

    @Test func fetchProductAsksTheRepository() async throws {
        repository.fetchProductReturnValue = .sample
        let result = try await makeUseCase().fetchProduct(productID: 1)
        #expect(repository.fetchProductCallsCount == 1)
        #expect(result == .sample)
    }

    @Test func aPurchaseIsPutIntoTheCartAndCounted() {
        let cart = MockCartRepository()
        let logger = MockActivityLogger()
        environment.cartRepositoryStub = cart
        environment.activityLoggerStub = logger
        makeUseCase().purchase(product: .sample)
        #expect(cart.addReceivedInvocations.map(\.product) == [.sample])
        #expect(cart.addReceivedInvocations.map(\.quantity) == [1])
        #expect(logger.postReceivedInvocations.map(\.payload) == [["productID": "1"]])
    }
}

@MainActor
@Suite
struct KaimonoProductGalleryRepositoryTests {
    private let products = MockProductRepository()

    private func makeRepository() -> any KaimonoProductGalleryRepositoryContract {
        let environment = MockSceneEnvironment()
        environment.productRepositoryStub = products
        return KaimonoProductGalleryRepository(with: .init(environment: environment))
    }

    @Test func picturesReachTheCompletionHandler() async {
        products.picturesReturnValue = [URL(fileURLWithPath: "/front")]
        let pictures = await withCheckedContinuation { continuation in
            makeRepository().fetchImages(productID: 7) { continuation.resume(returning: try? $0.get()) }
        }
        #expect(pictures == [URL(fileURLWithPath: "/front")])
        #expect(products.picturesReceivedInvocations == [7])
    }

    @Test func whoeverCanWaitGetsTheSame() async throws {
        products.picturesReturnValue = [URL(fileURLWithPath: "/front")]
        products.productReturnValue = .sample
        #expect(try await makeRepository().fetchImages(productID: 7) == [URL(fileURLWithPath: "/front")])
        #expect(try await makeRepository().fetchProduct(productID: 7) == .sample)
    }

    @Test func cancellationReachesTheService() async {
        products.picturesClosure = { _ in
            try await Task.sleep(for: .seconds(3600))
            return []
        }
        let repository = makeRepository()
        let loading = Task { try await repository.fetchImages(productID: 7) }
        while !products.picturesCalled { await Task.yield() }
        loading.cancel()
        await #expect(throws: CancellationError.self) { try await loading.value }
    }

    @Test func failuresAreHandedOn() async {
        products.picturesThrowableError = NotFoundError("product 7")
        products.productThrowableError = NotFoundError("product 7")
        let repository = makeRepository()
        await #expect(throws: NotFoundError.self) { try await repository.fetchImages(productID: 7) }
        await #expect(throws: NotFoundError.self) { try await repository.fetchProduct(productID: 7) }
    }
}

/// Which parts of the screen would be drawn anew: each is observed through all that its view reads.
private nonisolated final class Redraws: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var parts: [String] { lock.withLock { names } }

    @MainActor
    init(of parts: KaimonoProductGalleryDisplay.Parts) {
        withObservationTracking {
            let data = parts.imageListData
            _ = (data.images, data.selectedIndex, data.isLoading, data.failure)
        } onChange: {
            self.record("imageList")
        }
        withObservationTracking {
            let data = parts.purchaseData
            _ = (data.product, data.isLoading, data.failure)
        } onChange: {
            self.record("purchase")
        }
    }

    private func record(_ name: String) { lock.withLock { names.append(name) } }
}
