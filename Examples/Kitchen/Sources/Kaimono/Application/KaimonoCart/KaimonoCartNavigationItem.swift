import ViperRuntime

extension KaimonoCartViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Cart", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
