import ShelfCore
import ViperRuntime

@MainActor
final class BookListInteractor {
    let environment: any BookListEnvironment

    init(environment: any BookListEnvironment) {
        self.environment = environment
    }
}

extension BookListInteractor: BookListInteractorProtocol {
    func sort(books: [Book]) -> [Book] {
        []
    }
}
