import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductDetailPresenter {
    static let maximumQuantity = 99

    private weak var view: (any KaimonoProductDetailViewContract)?
    private let interactor: any KaimonoProductDetailInteractorContract
    private let wireframe: any KaimonoProductDetailWireframeContract
    private let descriptor: ViewDescriptor.KaimonoProductDetailDescriptor
    private(set) var state: KaimonoProductDetailState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoProductDetailDescriptor,
        view: any KaimonoProductDetailViewContract,
        interactor: any KaimonoProductDetailInteractorContract,
        wireframe: any KaimonoProductDetailWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoProductDetailState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoProductDetailState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension KaimonoProductDetailPresenter: KaimonoProductDetailPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchProduct(productID: descriptor.productID)
    }

    func didChangeQuantity(quantity: Int) {
        update { $0.quantity = min(max(quantity, 1), Self.maximumQuantity) }
    }

    func didTapAddToCart() {
        guard let product = state.product else { return }
        interactor.addToCart(product: product, quantity: state.quantity)
        wireframe.showCart()
    }

    func didTapPictures() {
        wireframe.showPictures(productID: descriptor.productID)
    }

    func didTapRetry() {
        fetchProduct(productID: descriptor.productID)
    }
}

extension KaimonoProductDetailPresenter {
    private func fetchProduct(productID: Product.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchProduct")
        }
        tasks.load("fetchProduct") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProduct(productID: productID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.product = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchProduct")
                }
            }
        }
    }
}
