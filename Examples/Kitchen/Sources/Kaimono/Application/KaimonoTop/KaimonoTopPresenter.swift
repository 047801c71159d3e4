import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopPresenter {
    private weak var view: (any KaimonoTopViewContract)?
    private let interactor: any KaimonoTopInteractorContract
    private let wireframe: any KaimonoTopWireframeContract
    private let descriptor: ViewDescriptor.KaimonoTopDescriptor
    private(set) var state: KaimonoTopState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoTopDescriptor,
        view: any KaimonoTopViewContract,
        interactor: any KaimonoTopInteractorContract,
        wireframe: any KaimonoTopWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoTopState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoTopState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension KaimonoTopPresenter: KaimonoTopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        load()
    }

    func viewWillAppear() {
        interactor.countView()
        update {
            $0.canShop = interactor.isShoppingEnabled()
            $0.itemsInCart = interactor.countItemsInCart()
        }
        showOrder()
        showNotice()
    }

    func didSelectShop(shopID: Shop.ID) {
        wireframe.showShop(shopID: shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapCart() {
        wireframe.showCart()
    }

    func didTapOrder() {
        if let order = state.order { wireframe.showOrder(order: order) }
    }

    func didTapDismissNotice() {
        guard let notice = state.notice else { return }
        interactor.dismissNotice(noticeID: notice.id)
        update { $0.notice = nil }
        showNotice()
    }
}

extension KaimonoTopPresenter {
    private func load() {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor] in
            do {
                let shops = try await interactor.fetchShops()
                let products = try await interactor.fetchProducts()
                self?.update {
                    $0.isLoading = false
                    $0.shops = shops
                    $0.products = products
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "load")
                }
            }
        }
    }

    /// A row that can't be filled stays away: what the shops offer is shown all the same.
    private func showOrder() {
        let order = interactor.latestOrder()
        update {
            if $0.order != order { $0.delivery = nil }
            $0.order = order
        }
        guard let order else { return }
        tasks.run { [weak self, interactor] in
            let delivery = try? await interactor.fetchDelivery(order: order)
            guard self?.state.order == order else { return }
            self?.update { $0.delivery = delivery }
        }
    }

    private func showNotice() {
        tasks.run { [weak self, interactor] in
            let notice = try? await interactor.fetchNotice()
            self?.update { $0.notice = notice }
        }
    }
}
