import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailPresenter {
    private weak var view: (any KaimonoShopDetailViewContract)?
    private let interactor: any KaimonoShopDetailInteractorContract
    private let wireframe: any KaimonoShopDetailWireframeContract
    private let descriptor: ViewDescriptor.KaimonoShopDetailDescriptor
    private(set) var state: KaimonoShopDetailState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoShopDetailDescriptor,
        view: any KaimonoShopDetailViewContract,
        interactor: any KaimonoShopDetailInteractorContract,
        wireframe: any KaimonoShopDetailWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoShopDetailState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoShopDetailState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension KaimonoShopDetailPresenter: KaimonoShopDetailPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        load()
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }
}

extension KaimonoShopDetailPresenter {
    private func load() {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor, shopID = descriptor.shopID] in
            do {
                let shop = try await interactor.fetchShop(shopID: shopID)
                let products = try await interactor.fetchProducts(shopID: shopID)
                self?.update {
                    $0.isLoading = false
                    $0.shop = shop
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
