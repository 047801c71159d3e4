import ViperRuntime

extension RatingViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Rating", bundle: .menuResources, comment: "Title of a screen")
    }
}
