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
        if state.failure.includes("fetchUser") { fetchUser(userID: descriptor.userID) }
        if state.failure.includes("fetchProducts") { fetchProducts(userID: descriptor.userID) }
    }
}

extension UserCardPresenter {
    private func fetchUser(userID: User.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchUser")
        }
        tasks.load("fetchUser") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchUser(userID: userID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.user = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.failure.record(error, inLoad: "fetchUser")
                }
            }
        }
    }

    private func fetchProducts(userID: User.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchProducts")
        }
        tasks.load("fetchProducts") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProducts(userID: userID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchUser")
                    $0.products = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchUser")
                    $0.failure.record(error, inLoad: "fetchProducts")
                }
            }
        }
    }
}
