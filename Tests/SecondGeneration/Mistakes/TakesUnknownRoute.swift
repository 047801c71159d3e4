// The spec has no such route.
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) {
        scene.show(.cart)
    }
}
