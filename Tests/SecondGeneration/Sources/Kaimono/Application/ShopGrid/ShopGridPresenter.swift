import KitchenCore
import ViperRuntime

@MainActor
final class ShopGridPresenter: ShopGridPresenterContract {
    private let scene: ShopGridContext

    init(scene: ShopGridContext) {
        self.scene = scene
    }

    func viewDidLoad() {
        scene.loadShops()
    }

    func didSelectShop(shopID: Shop.ID) {
        scene.show(.shop(shopID: shopID))
    }

    func didTapRetry() {
        scene.retry()
    }
}
