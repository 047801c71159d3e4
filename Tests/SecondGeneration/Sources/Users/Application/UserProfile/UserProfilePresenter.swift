import KitchenCore
import UsersUI
import ViperRuntime

@MainActor
final class UserProfilePresenter: UserProfilePresenterContract {
    private let scene: UserProfileContext

    init(scene: UserProfileContext) {
        self.scene = scene
    }

    func viewDidLoad() {
        scene.loadUser()
        scene.loadFavourite()
    }

    func didTapNews() {
        guard let author = scene.state.user.value else { return }
        scene.show(.news(author: author))
    }

    func didTapRetry() {
        scene.retry()
    }

    func didTapSettings() {
        scene.show(.settings)
    }
}

extension UserProfileState {
    var title: String { user.value?.name ?? String(localized: "Profile", comment: "Title of a screen") }
}
