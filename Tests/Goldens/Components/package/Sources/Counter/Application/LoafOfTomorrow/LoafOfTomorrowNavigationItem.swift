import ViperRuntime

extension LoafOfTomorrowViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Loaf Of Tomorrow", comment: "Title of a screen")
    }
}
