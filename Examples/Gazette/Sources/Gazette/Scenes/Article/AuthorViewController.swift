// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class AuthorViewController: PageViewController {
    let headlines: [String]

    init(author: String, articles: [Article]) {
        headlines = articles.filter { $0.author == author }.map(\.headline)
        super.init(title: author)
    }
}
