// The field is called shop.
import KitchenCore
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) {
        scene.load(\.shops) { Shop.sample }
    }
}
