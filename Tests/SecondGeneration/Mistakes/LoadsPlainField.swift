// A field that isn't Loadable.
import ViperRuntime

extension ProductGalleryViewModel {
    func mistake(_ scene: ProductGalleryContext) {
        scene.load(\.imageList.selectedIndex) { 1 }
    }
}
