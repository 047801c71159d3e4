import ViperRuntime

@MainActor
final class UserBadgePresenter: UserBadgePresenterContract {
    private let scene: UserBadgeContext

    init(scene: UserBadgeContext) {
        self.scene = scene
    }

    func viewDidLoad() {
        scene.loadUser()
    }

    func didTapRetry() {
        scene.retry()
    }
}
