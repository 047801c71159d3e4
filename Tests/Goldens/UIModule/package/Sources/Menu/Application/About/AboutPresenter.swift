import MenuInterface
import ViperRuntime

@MainActor
final class AboutPresenter {
    private weak var view: (any AboutViewContract)?
    private let interactor: any AboutInteractorContract
    private let wireframe: any AboutWireframeContract
    private let descriptor: ViewDescriptor.AboutDescriptor
    private(set) var state: AboutState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.AboutDescriptor,
        view: any AboutViewContract,
        interactor: any AboutInteractorContract,
        wireframe: any AboutWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = AboutState(startingFrom: descriptor)
    }

    private func update(_ change: (inout AboutState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension AboutPresenter: AboutPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
