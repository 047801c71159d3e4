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
        change(&state)
        view?.render(state)
    }
}

extension KaimonoShopDetailPresenter: KaimonoShopDetailPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShop(shopID: descriptor.shopID)
        fetchProducts(shopID: descriptor.shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }
}

extension KaimonoShopDetailPresenter {
    private func fetchShop(shopID: Shop.ID) {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let result = try await interactor.fetchShop(shopID: shopID)
                self?.update {
                    $0.isLoading = false
                    $0.shop = result
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchShop")
                }
            }
        }
    }

    private func fetchProducts(shopID: Shop.ID) {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProducts(shopID: shopID)
                self?.update {
                    $0.isLoading = false
                    $0.products = result
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "fetchProducts")
                }
            }
        }
    }
}
