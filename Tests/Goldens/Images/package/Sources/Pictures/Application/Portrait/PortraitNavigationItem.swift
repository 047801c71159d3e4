import ViperRuntime

extension PortraitViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Portrait", comment: "Title of a screen")
    }
}
