import ProfileInterface
import ViperRuntime

@MainActor
final class ReportPresenter {
    private weak var view: (any ReportViewContract)?
    private let descriptor: ViewDescriptor.ReportDescriptor
    private(set) var state: ReportState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ReportDescriptor,
        view: any ReportViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = ReportState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ReportState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ReportPresenter: ReportPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
