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
        tasks.retry()
    }
}

extension CataloguePresenter {
    private func fetchArticles(query: String) {
        load(\.articles) { [interactor] in try await interactor.fetchArticles(query: query) }
    }

    private func fetchPrices() {
        load(\.prices) { [interactor] in await interactor.fetchPrices() }
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
