import ThingsInterface
import ViperRuntime

@MainActor
final class HiddenNamesPresenter {
    private weak var view: (any HiddenNamesViewContract)?
    private let interactor: any HiddenNamesInteractorContract
    private let wireframe: any HiddenNamesWireframeContract
    private let descriptor: ViewDescriptor.HiddenNamesDescriptor
    private(set) var state: HiddenNamesState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.HiddenNamesDescriptor,
        view: any HiddenNamesViewContract,
        interactor: any HiddenNamesInteractorContract,
        wireframe: any HiddenNamesWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = HiddenNamesState(startingFrom: descriptor)
    }

    private func update(_ change: (inout HiddenNamesState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension HiddenNamesPresenter: HiddenNamesPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTap(view: Int, state: Bool) {
        self.view?.render(self.state)
    }

    func didChangeUpdate(update: Bool, presenter: Int) {
        self.update { $0.update = update }
    }

    func didTapSave(save: Int, tasks: Bool) {
        self.save(save: save, tasks: tasks)
    }

    func didTapNext(wireframe: Int, environment: String, viewController: Int) {
        self.wireframe.showNext(environment: environment, viewController: viewController)
    }
}

extension HiddenNamesPresenter {
    private func save(save: Int, tasks: Bool) {
        guard !state.isSaving else { return }
        update { $0.isSaving = true }
        self.tasks.perform("save") { [weak self, interactor] in
            await interactor.save(save: save, tasks: tasks)
            self?.update { $0.isSaving = false }
        }
    }
}
