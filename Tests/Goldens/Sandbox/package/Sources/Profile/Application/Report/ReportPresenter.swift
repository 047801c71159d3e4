import ProfileInterface
import ViperRuntime

@MainActor
final class ReportPresenter {
    private weak var view: (any ReportViewContract)?
    private let interactor: any ReportInteractorContract
    private let wireframe: any ReportWireframeContract
    private let descriptor: ViewDescriptor.ReportDescriptor
    private(set) var state: ReportState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ReportDescriptor,
        view: any ReportViewContract,
        interactor: any ReportInteractorContract,
        wireframe: any ReportWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = ReportState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ReportState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension ReportPresenter: ReportPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
