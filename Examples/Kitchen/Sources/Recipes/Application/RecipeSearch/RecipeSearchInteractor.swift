import KitchenCore

extension RecipeSearchInteractor: RecipeSearchInteractorContract {
    func countView() {
        environment.pvLogger.view("RecipeSearch")
    }
}
