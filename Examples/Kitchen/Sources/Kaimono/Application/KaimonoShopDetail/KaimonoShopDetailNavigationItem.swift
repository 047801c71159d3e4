import ViperRuntime

extension KaimonoShopDetailViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shop", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
