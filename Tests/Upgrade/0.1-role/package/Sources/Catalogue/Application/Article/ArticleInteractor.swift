import ViperRuntime

@MainActor
final class ArticleInteractor {
    private let environment: any ArticleInteractorEnvironment

    init(environment: any ArticleInteractorEnvironment) {
        self.environment = environment
    }
}

extension ArticleInteractor: ArticleInteractorContract {
    func reserve(article: String, amount: Int) throws -> Bool {
        throw UnimplementedError("ArticleInteractor.reserve")
    }

    func isInStock(article: String) -> Bool {
        false
    }
}
