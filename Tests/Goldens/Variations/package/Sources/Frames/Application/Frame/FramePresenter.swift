import FramesInterface
import ViperRuntime

extension FramePresenter: FramePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
