// One product for a field of several.
import KitchenCore
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) {
        scene.load(\.products) { Product.sample }
    }
}
