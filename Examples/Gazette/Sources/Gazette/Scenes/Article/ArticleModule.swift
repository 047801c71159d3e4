// swift-format-ignore-file
import GazetteCore
import GazetteUI

@MainActor
struct ArticleModule {
    let session: Session

    func viewController(forArticle id: Int) -> UIViewController {
        let session = self.session
        let viewController = ArticleViewController(article: session.store.article(id: id))
        viewController.onComments = { [weak viewController] in
            let comments = session.open(Pages.CommentsDescriptor(articleID: id))
            viewController?.navigationController?.pushViewController(comments, animated: false)
        }
        viewController.onAuthor = { [weak viewController] name in
            let author = session.open(Pages.AuthorDescriptor(name: name))
            viewController?.navigationController?.pushViewController(author, animated: false)
        }
        session.tracking.track("article \(id)")
        return viewController
    }
}
