import ViperRuntime

extension DishNoteViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Dish Note", bundle: .menuResources, comment: "Title of a screen")
    }
}
