// A field for loads, where an action needs ActionStatus.
import KitchenCore
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) {
        scene.perform(\.shop) { Shop.sample }
    }
}
