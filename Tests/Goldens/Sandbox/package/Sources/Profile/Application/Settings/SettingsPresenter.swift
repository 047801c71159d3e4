import ProfileInterface
import ViperRuntime

@MainActor
final class SettingsPresenter {
    private weak var view: (any SettingsViewContract)?
    private let descriptor: ViewDescriptor.SettingsDescriptor
    private(set) var state: SettingsState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.SettingsDescriptor,
        view: any SettingsViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = SettingsState(startingFrom: descriptor)
    }

    private func update(_ change: (inout SettingsState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension SettingsPresenter: SettingsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
