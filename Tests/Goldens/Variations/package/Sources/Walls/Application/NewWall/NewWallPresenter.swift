import ViperRuntime
import WallsInterface

extension NewWallPresenter: NewWallPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
