import ViperRuntime

extension ArticleInteractor: ArticleInteractorContract {
    func reserve(article: String, amount: Int) throws -> Bool {
        throw UnimplementedError("ArticleInteractor.reserve")
    }

    func isInStock(article: String) -> Bool {
        false
    }
}
