import KitchenCore
import ViperRuntime

extension CartWireframe {
    /// A route of the kind `custom`: ours to write.
    func thanks(orderID: Order.ID) -> SceneTransition {
        let thanks = UIViewController()
        thanks.title = "Order \(orderID) is placed"
        return .presentInNavigation(thanks)
    }
}
