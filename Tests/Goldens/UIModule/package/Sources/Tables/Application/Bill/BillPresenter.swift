import TablesInterface
import ViperRuntime

extension BillPresenter: BillPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
