import CatalogueInterface
import Foundation
import ViperRuntime

@MainActor
final class CataloguePresenter {
    private weak var view: (any CatalogueViewContract)?
    private let interactor: any CatalogueInteractorContract
    private let wireframe: any CatalogueWireframeContract
    private let descriptor: ViewDescriptor.CatalogueDescriptor
    private(set) var state: CatalogueState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.CatalogueDescriptor,
        view: any CatalogueViewContract,
        interactor: any CatalogueInteractorContract,
        wireframe: any CatalogueWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = CatalogueState(startingFrom: descriptor)
    }

    private func update(_ change: (inout CatalogueState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension CataloguePresenter: CataloguePresenterContract {
    func viewDidLoad() {
        view?.render(state)
        load()
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
}

extension CataloguePresenter {
    private func load() {
        update {
            $0.isLoading = true
            $0.failure = nil
        }
        tasks.run { [weak self, interactor, state] in
            do {
                let articles = try await interactor.fetchArticles(query: state.query)
                let prices = await interactor.fetchPrices()
                self?.update {
                    $0.isLoading = false
                    $0.articles = articles
                    $0.prices = prices
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "load")
                }
            }
        }
    }

    private func filter(query: String) {
        update { $0.failure = nil }
        do {
            try interactor.filter(query: query)
        } catch {
            update { $0.failure = SceneFailure(error, in: "filter") }
        }
    }
}
