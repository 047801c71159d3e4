import KitchenCore
import ViperRuntime

@MainActor
final class ShopListPresenter: ShopListPresenterContract {
    private let scene: ShopListContext

    init(scene: ShopListContext) {
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
