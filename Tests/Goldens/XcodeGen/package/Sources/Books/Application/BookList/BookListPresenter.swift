import BooksInterface
import ViperRuntime

extension BookListPresenter: BookListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
