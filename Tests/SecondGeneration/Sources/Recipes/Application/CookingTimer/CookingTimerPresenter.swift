import RecipesInterface
import ViperRuntime

@MainActor
final class CookingTimerPresenter: CookingTimerPresenterContract {
    private let scene: CookingTimerContext
    private let interactor: any CookingTimerInteractorContract

    init(scene: CookingTimerContext, interactor: any CookingTimerInteractorContract) {
        self.scene = scene
        self.interactor = interactor
    }

    func viewDidLoad() {
        let minutes = scene.descriptor.minutes
        scene.follow(\.secondsLeft) { [interactor] in interactor.countdown(minutes: minutes) }
    }

    func didTapRetry() {
        scene.retry()
    }
}
