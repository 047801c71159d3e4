import ViperRuntime

extension KaimonoProductDetailViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Product", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
