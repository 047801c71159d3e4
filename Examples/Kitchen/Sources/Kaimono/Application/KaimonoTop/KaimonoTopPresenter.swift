import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopPresenter {
    private weak var view: (any KaimonoTopViewContract)?
    private let interactor: any KaimonoTopInteractorContract
    private let wireframe: any KaimonoTopWireframeContract
    private let descriptor: ViewDescriptor.KaimonoTopDescriptor
    private(set) var state: KaimonoTopState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoTopDescriptor,
        view: any KaimonoTopViewContract,
        interactor: any KaimonoTopInteractorContract,
        wireframe: any KaimonoTopWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoTopState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoTopState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension KaimonoTopPresenter: KaimonoTopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        load()
    }

    func viewWillAppear() {
        interactor.countView()
        update {
            $0.canShop = interactor.isShoppingEnabled()
            $0.itemsInCart = interactor.countItemsInCart()
        }
    }

    func didSelectShop(shopID: Shop.ID) {
        wireframe.showShop(shopID: shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapCart() {
        wireframe.showCart()
    }
}

extension KaimonoTopPresenter {
    private func load() {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let shops = try await interactor.fetchShops()
                let products = try await interactor.fetchProducts()
                self?.update {
                    $0.isLoading = false
                    $0.shops = shops
                    $0.products = products
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "load")
                }
            }
        }
    }
}
