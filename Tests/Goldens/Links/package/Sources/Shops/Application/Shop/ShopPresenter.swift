import LinksCore
import ShopsInterface
import ViperRuntime

extension ShopPresenter: ShopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOffer(code: OfferCode) {
        // What it hands back is `nil` where people leave it without anything.
        perform { [wireframe, descriptor] in
            _ = await wireframe.showOffer(shopID: descriptor.shopID, code: code)
        }
    }
}
