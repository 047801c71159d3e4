import LinksCore
import ShopsInterface
import ViperRuntime

extension ShopListPresenter: ShopListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapCuisine(cuisine: Cuisine) {
        lead { [wireframe] in
            await wireframe.showCuisine(cuisine: cuisine)
        } then: { _, result in
            // Yours to take: what it hands back.
        }
    }
}
