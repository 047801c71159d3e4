import LinksCore
import ShopsInterface
import ViperRuntime

extension ShopListWireframe {
    func showOwnCuisine(cuisine: Cuisine) async -> Cuisine? {
        func show() -> SceneOutcome<Cuisine> {
            let descriptor = ViewDescriptor.CuisineListDescriptor(cuisine: cuisine)
            let destination = environment.resolve(descriptor)
            // Yours to change: the spec leaves it open how the destination is shown.
            viewController?.show(destination, sender: nil)
            return destination.outcome()
        }
        return await show().value
    }
}
