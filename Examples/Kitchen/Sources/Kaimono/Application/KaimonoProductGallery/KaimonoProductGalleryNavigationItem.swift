import ViperRuntime

extension KaimonoProductGalleryViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Pictures", bundle: .kaimonoResources, comment: "Title of a screen")
    }
}
