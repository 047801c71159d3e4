// swift-format-ignore-file
import GazetteCore

final class FrontPagePresenter: FrontPagePresenting {
    weak var view: FrontPageView?
    private let store: ArticleStore
    private let router: FrontPageRouting

    init(store: ArticleStore, router: FrontPageRouting) {
        self.store = store
        self.router = router
    }

    func viewIsReady() { view?.show(headlines: store.articles.map(\.headline)) }

    func didSelectHeadline(at index: Int) { router.openArticle(id: store.articles[index].id) }
}
