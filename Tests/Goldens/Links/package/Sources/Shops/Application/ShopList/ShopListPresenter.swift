import LinksCore
import ShopsInterface
import ViperRuntime

extension ShopListPresenter: ShopListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapCuisine(cuisine: Cuisine) {
        // What it hands back is `nil` where people leave it without anything.
        perform { [wireframe] in
            _ = await wireframe.showCuisine(cuisine: cuisine)
        }
    }
}
