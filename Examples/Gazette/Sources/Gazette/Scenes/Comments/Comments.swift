// swift-format-ignore-file
import GazetteCore
import GazetteUI

protocol CommentsPresenterDelegate: AnyObject {
    @MainActor func commentsDidChange(_ comments: [String])
}

@MainActor
final class CommentsPresenter {
    weak var delegate: CommentsPresenterDelegate?
    private let articleID: Int
    private let store: ArticleStore

    init(articleID: Int, store: ArticleStore) {
        self.articleID = articleID
        self.store = store
    }

    func load() { delegate?.commentsDidChange(store.comments(articleID: articleID)) }
}

final class CommentsViewController: PageViewController, CommentsPresenterDelegate {
    private(set) var comments: [String] = []
    private let presenter: CommentsPresenter

    init(presenter: CommentsPresenter) {
        self.presenter = presenter
        super.init(title: "Comments")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    func commentsDidChange(_ comments: [String]) { self.comments = comments }
}
