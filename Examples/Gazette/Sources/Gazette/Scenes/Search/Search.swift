// swift-format-ignore-file
import GazetteCore
import GazetteUI

/// From the year when everything had to be MVVM, and reactive.
final class SearchViewModel {
    let query: Relay<String>
    let results = Relay<[String]>([])

    init(store: ArticleStore, query: String) {
        self.query = Relay(query)
        self.query.subscribe { [results] query in
            results.accept(store.articles.map(\.headline).filter { $0.contains(query) })
        }
    }
}

final class SearchViewController: PageViewController {
    let viewModel: SearchViewModel
    private(set) var shown: [String] = []

    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(title: "Search")
        viewModel.results.subscribe { [weak self] in self?.shown = $0 }
    }
}

@MainActor
enum SearchModule {
    static func make(with store: ArticleStore, query: String) -> SearchViewController {
        SearchViewController(viewModel: SearchViewModel(store: store, query: query))
    }
}
