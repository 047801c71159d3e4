import KitchenCore
import UsersInterface
import ViperRuntime

extension UserCardPresenter: UserCardPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchUser(userID: descriptor.userID)
        fetchProducts(userID: descriptor.userID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension UserCardPresenter {
    private func fetchUser(userID: User.ID) {
        load(\.user) { [interactor] in try await interactor.fetchUser(userID: userID) }
    }

    private func fetchProducts(userID: User.ID) {
        load(\.products) { [interactor] in try await interactor.fetchProducts(userID: userID) }
    }
}
