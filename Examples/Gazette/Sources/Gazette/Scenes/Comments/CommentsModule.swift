// swift-format-ignore-file
import GazetteCore
import GazetteUI

@MainActor
enum CommentsModule {
    static func build(articleID: Int, store: ArticleStore) -> UIViewController {
        let presenter = CommentsPresenter(articleID: articleID, store: store)
        let viewController = CommentsViewController(presenter: presenter)
        presenter.delegate = viewController
        return viewController
    }
}
