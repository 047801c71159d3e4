import ViperRuntime

extension PictureViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Picture"
    }
}
