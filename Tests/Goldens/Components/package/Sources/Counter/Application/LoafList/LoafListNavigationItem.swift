import ViperRuntime

extension LoafListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Loaf List", comment: "Title of a screen")
    }
}
