import ThingsInterface
import ViperRuntime

@MainActor
final class ThingDetailsPresenter {
    private weak var view: (any ThingDetailsViewContract)?
    private let descriptor: ViewDescriptor.ThingDetailsDescriptor
    private(set) var state: ThingDetailsState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.ThingDetailsDescriptor,
        view: any ThingDetailsViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = ThingDetailsState(startingFrom: descriptor)
    }

    private func update(_ change: (inout ThingDetailsState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension ThingDetailsPresenter: ThingDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
