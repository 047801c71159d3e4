import MembersInterface
import ViperRuntime

@MainActor
final class MemberBadgePresenter {
    private weak var view: (any MemberBadgeViewContract)?
    private let descriptor: ViewDescriptor.MemberBadgeDescriptor
    private(set) var state: MemberBadgeState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.MemberBadgeDescriptor,
        view: any MemberBadgeViewContract
    ) {
        self.descriptor = descriptor
        self.view = view
        state = MemberBadgeState(startingFrom: descriptor)
    }

    private func update(_ change: (inout MemberBadgeState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension MemberBadgePresenter: MemberBadgePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
