import LinksCore
import ShopsInterface
import ViperRuntime

extension ShopPresenter: ShopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOffer(code: OfferCode) {
        lead { [wireframe, descriptor] in
            await wireframe.showOffer(shopID: descriptor.shopID, code: code)
        } then: { _, result in
            // Yours to take: what it hands back.
        }
    }
}
