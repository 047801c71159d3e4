import KitchenCore
import ViperRuntime

@MainActor
final class ShopDetailPresenter: ShopDetailPresenterContract {
    private let scene: ShopDetailContext

    init(scene: ShopDetailContext) {
        self.scene = scene
    }

    func viewDidLoad() {
        scene.loadShop()
        scene.loadProducts()
    }

    func didSelectProduct(productID: Product.ID) {
        scene.show(.product(productID: productID))
    }

    func didTapRetry() {
        scene.retry()
    }
}

extension ShopDetailState {
    /// The shop's name, once it is known.
    var title: String { shop.value?.name ?? String(localized: "Shop", comment: "Title of a screen") }
}
