import ViperRuntime

extension PictureViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Picture", comment: "Title of a screen")
    }
}
