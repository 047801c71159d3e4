// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class ArticleViewController: PageViewController {
    let article: Article?
    var onComments: () -> Void = {}
    var onAuthor: (String) -> Void = { _ in }

    init(article: Article?) {
        self.article = article
        super.init(title: article?.headline ?? "Not found")
    }

    func tapComments() { onComments() }

    func tapAuthor() {
        guard let article = article else { return }
        onAuthor(article.author)
    }
}
