// swift-format-ignore-file
import GazetteCore
import GazetteOld
import GazetteUI

final class ArticleViewController: PageViewController {
    let article: Article?
    let minutes: Int
    var onComments: () -> Void = {}
    var onAuthor: (String) -> Void = { _ in }

    init(article: Article?) {
        self.article = article
        minutes = GZReadingMinutes(article?.words ?? 0)
        super.init(title: article?.headline ?? "Not found")
    }

    func tapComments() { onComments() }

    func tapAuthor() {
        guard let article = article else { return }
        onAuthor(article.author)
    }
}
