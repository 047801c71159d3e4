// swift-format-ignore-file
import GazetteCore
import GazetteUI

/// From the year when everything had to be MVVM.
final class SearchViewModel {
    private let store: ArticleStore
    var query: String { didSet { onChange?() } }
    var onChange: (() -> Void)?

    init(store: ArticleStore, query: String) {
        self.store = store
        self.query = query
    }

    var results: [String] { store.articles.map(\.headline).filter { $0.contains(query) } }
}

final class SearchViewController: PageViewController {
    let viewModel: SearchViewModel

    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(title: "Search")
    }
}

@MainActor
enum SearchModule {
    static func make(with store: ArticleStore, query: String) -> SearchViewController {
        SearchViewController(viewModel: SearchViewModel(store: store, query: query))
    }
}
