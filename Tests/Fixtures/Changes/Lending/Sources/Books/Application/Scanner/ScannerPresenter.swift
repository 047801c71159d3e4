import BooksInterface
import ViperRuntime

extension ScannerPresenter: ScannerPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapTorch() {
        update { $0.number = $0.number == nil ? "12" : nil }
    }
}
