import ViperRuntime

extension LoafOfTheDayViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Loaf Of The Day", comment: "Title of a screen")
    }
}
