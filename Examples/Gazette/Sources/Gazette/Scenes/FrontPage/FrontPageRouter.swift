// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class FrontPageRouter: FrontPageRouting {
    weak var viewController: UIViewController?
    private let session: Session

    init(session: Session) { self.session = session }

    func openArticle(id: Int) {
        let article = session.open(Pages.ArticleDescriptor(articleID: id))
        viewController?.navigationController?.pushViewController(article, animated: false)
    }
}
