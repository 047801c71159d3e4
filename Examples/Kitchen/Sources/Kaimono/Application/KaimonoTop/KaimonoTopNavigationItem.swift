import ViperRuntime

extension KaimonoTopViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shopping", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
