// A product has an ID.
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) {
        scene.show(.product)
    }
}
