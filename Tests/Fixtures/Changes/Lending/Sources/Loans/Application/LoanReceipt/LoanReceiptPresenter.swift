import LoansInterface
import ViperRuntime

extension LoanReceiptPresenter: LoanReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapDone() {
        wireframe.showClose()
    }
}
