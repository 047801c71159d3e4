import Foundation
import ViperRuntime

extension KaimonoOrderViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Order", bundle: .kaimonoResources, comment: "Title of a screen with an order")
    }
}
