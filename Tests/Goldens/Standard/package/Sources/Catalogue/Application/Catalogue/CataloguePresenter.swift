import CatalogueInterface
import Foundation
import ViperRuntime

extension CataloguePresenter: CataloguePresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchArticles(query: state.query)
        fetchPrices()
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didChangeQuery(query: String) {
        update { $0.query = query }
    }

    func didSelectArticle(article: String) {
        wireframe.showArticle(article: article, onDone: { _, _ in })
    }

    func didTapBasket() {
        wireframe.showBasket()
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapImprint(url: URL) {
        wireframe.showImprint(url: url)
    }

    func didTapFilter() {
        filter(query: state.query)
    }

    func didTapRetry() {
        if state.failure.includes("fetchArticles") {
            fetchArticles(query: state.query)
        }
    }
}

extension CataloguePresenter {
    private func fetchArticles(query: String) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchArticles")
        }
        tasks.load("fetchArticles") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchArticles(query: query)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchPrices")
                    $0.articles = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchPrices")
                    $0.failure.record(error, inLoad: "fetchArticles")
                }
            }
        }
    }

    private func fetchPrices() {
        update { $0.isLoading = true }
        tasks.load("fetchPrices") { [weak self, interactor] in
            let result = await interactor.fetchPrices()
            guard let self, !Task.isCancelled else { return }
            update {
                $0.isLoading = self.tasks.isLoading("fetchArticles")
                $0.prices = result
            }
        }
    }

    private func filter(query: String) {
        update { $0.failure.clear("filter") }
        do {
            try interactor.filter(query: query)
        } catch {
            update { $0.failure.record(error, in: "filter") }
        }
    }
}
