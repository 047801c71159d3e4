import Dispatch
import FeatInterface
import ViperRuntime

@MainActor
final class HomePresenter {
    private weak var view: (any HomeViewContract)?
    private let interactor: any HomeInteractorContract
    private let wireframe: any HomeWireframeContract
    private let descriptor: ViewDescriptor.HomeDescriptor
    private(set) var state: HomeState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.HomeDescriptor,
        view: any HomeViewContract,
        interactor: any HomeInteractorContract,
        wireframe: any HomeWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = HomeState(startingFrom: descriptor)
    }

    private func update(_ change: (inout HomeState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension HomePresenter: HomePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didPick(on: DispatchQueue, at: DispatchTime) {
        view?.render(state)
    }

    func didFail(with: any Error) {
        view?.render(state)
    }

    func didSlice(parts: ContiguousArray<Int>, text: Substring) {
        view?.render(state)
    }

    func didTapRetry() {
        view?.render(state)
    }
}
