// A state is changed by update.
import ViperRuntime

extension ProductGalleryViewModel {
    func mistake(_ scene: ProductGalleryContext) {
        scene.state.imageList.selectedIndex = 1
    }
}
