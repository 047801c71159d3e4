import KitchenCore
import ViperRuntime

@MainActor
final class CartPresenter: CartPresenterContract {
    private let scene: CartContext
    private let interactor: any CartInteractorContract

    init(scene: CartContext, interactor: any CartInteractorContract) {
        self.scene = scene
        self.interactor = interactor
    }

    func viewDidLoad() {}

    func viewWillAppear() {
        scene.update { $0.cart = interactor.currentCart() }
    }

    func didTapContinueShopping() {
        scene.show(.shopping)
    }

    func didTapOrder() {
        scene.perform(\.ordering) { [interactor] in
            try await interactor.placeOrder()
        } then: { [weak self] order in
            self?.viewWillAppear()
            self?.scene.show(.thanks(orderID: order.id))
        }
    }
}
