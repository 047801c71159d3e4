import Foundation
import KaimonoInterface
import KitchenCore
import Testing
import ViperImages
import ViperRuntime
import ViperTesting

@testable import Kaimono

@MainActor
@Suite
struct KaimonoProductDetailPresenterTests {
    private let view = MockKaimonoProductDetailViewContract()
    private let interactor = MockKaimonoProductDetailInteractorContract()
    private let wireframe = MockKaimonoProductDetailWireframeContract()

    private func makePresenter() -> KaimonoProductDetailPresenter {
        interactor.fetchProductReturnValue = .sample
        return KaimonoProductDetailPresenter(
            descriptor: ViewDescriptor.KaimonoProductDetailDescriptor(productID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func loadingShowsTheProduct() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(interactor.fetchProductReceivedProductID == 1)
        #expect(view.renderReceivedState?.product == .sample)
        #expect(!presenter.state.isLoading)
    }

    @Test(arguments: [(0, 1), (1, 1), (42, 42), (99, 99), (100, 99), (.max, 99), (.min, 1)])
    func theQuantityStaysInBounds(asked: Int, shown: Int) {
        let presenter = makePresenter()
        presenter.didChangeQuantity(quantity: asked)
        #expect(view.renderReceivedState?.quantity == shown)
    }

    @Test func addingLeadsToTheCart() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didChangeQuantity(quantity: 3)
        presenter.didTapAddToCart()
        #expect(interactor.addToCartReceivedInvocations.map(\.product) == [.sample])
        #expect(interactor.addToCartReceivedInvocations.map(\.quantity) == [3])
        #expect(wireframe.showCartCallsCount == 1)
    }

    @Test func picturesAreThoseOfTheProduct() {
        makePresenter().didTapPictures()
        #expect(wireframe.showPicturesReceivedProductID == 1)
    }

    @Test func failureOfFetchProductIsShownAndNothingIsAdded() async {
        interactor.fetchProductThrowableError = NotFoundError("product 1")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        presenter.didTapAddToCart()
        #expect(presenter.state.failure?.operation == "fetchProduct")
        #expect(!interactor.addToCartCalled)
        #expect(!wireframe.showCartCalled)
        interactor.fetchProductThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.product == .sample)
    }
}

@MainActor
@Suite
struct KaimonoProductDetailViewControllerTests {
    private let presenter = MockKaimonoProductDetailPresenterContract()
    private let imageLoader = StubImageLoader<UIImage>()

    private func makeViewController() -> KaimonoProductDetailViewController {
        let environment = MockKaimonoProductDetailEnvironment()
        environment.imageLoaderStub = imageLoader
        return KaimonoProductDetailViewController(presenter: presenter, environment: environment)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func thePhotoHasItsPlaceBeforeItIsThere() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        let photo = viewController.photoView
        #expect(photo.constraints.contains { $0.firstAttribute == .height && $0.secondAttribute == .width })
        #expect(photo.contentMode == .scaleAspectFit)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func controlsReachThePresenter() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoProductDetailState(product: .sample, quantity: 5))
        #expect(viewController.title == Product.sample.name)
        #expect(viewController.priceLabel.text == "¥400")
        for button in [viewController.fewerButton, viewController.moreButton] {
            button.sendActions(for: .touchUpInside)
        }
        viewController.addButton.sendActions(for: .touchUpInside)
        viewController.picturesButton.sendActions(for: .touchUpInside)
        #expect(presenter.didChangeQuantityReceivedInvocations == [4, 6])
        #expect(presenter.didTapAddToCartCallsCount == 1)
        #expect(presenter.didTapPicturesCallsCount == 1)
    }

    @Test func pictureOfTheProductIsShownOnceItIsKnown() throws {
        let url = try #require(URL(string: "https://kitchen.example.com/products/1.jpg"))
        imageLoader.images[url] = UIImage(systemName: "takeoutbag.and.cup.and.straw")
        var product = Product.sample
        product.imageURL = url
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoProductDetailState(isLoading: true))
        #expect(viewController.photoView.image == nil)
        #expect(imageLoader.requestedURLs.isEmpty)
        viewController.render(KaimonoProductDetailState(product: product))
        #expect(viewController.photoView.image == imageLoader.images[url])
    }

    @Test func nothingCanBeAddedBeforeTheProductIsThere() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(KaimonoProductDetailState(isLoading: true))
        #expect(!viewController.addButton.isEnabled)
    }
}
