import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartPresenter {
    private weak var view: (any KaimonoCartViewContract)?
    private let interactor: any KaimonoCartInteractorContract
    private let wireframe: any KaimonoCartWireframeContract
    private let descriptor: ViewDescriptor.KaimonoCartDescriptor
    private(set) var state: KaimonoCartState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.KaimonoCartDescriptor,
        view: any KaimonoCartViewContract,
        interactor: any KaimonoCartInteractorContract,
        wireframe: any KaimonoCartWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = KaimonoCartState(startingFrom: descriptor)
    }

    private func update(_ change: (inout KaimonoCartState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension KaimonoCartPresenter: KaimonoCartPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didRemoveItem(productID: Product.ID) {
        removeItem(productID: productID)
    }

    func didTapOrder() {
        view?.render(state)
    }

    func didTapRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }
}

extension KaimonoCartPresenter {
    private func removeItem(productID: Product.ID) {
        interactor.removeItem(productID: productID)
    }
}
