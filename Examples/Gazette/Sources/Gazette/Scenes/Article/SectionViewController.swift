// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class SectionViewController: PageViewController {
    let headlines: [String]

    init(_ section: Section, store: ArticleStore) {
        headlines = store.articles.filter { $0.section == section }.map(\.headline)
        super.init(title: section.rawValue.capitalized)
    }
}
