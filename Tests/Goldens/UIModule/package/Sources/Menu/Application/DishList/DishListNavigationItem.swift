import ViperRuntime

extension DishListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Dish List", bundle: .menuResources, comment: "Title of a screen")
    }
}
