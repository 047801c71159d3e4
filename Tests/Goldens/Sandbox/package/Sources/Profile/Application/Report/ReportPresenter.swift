import ProfileInterface
import ViperRuntime

extension ReportPresenter: ReportPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
