import CatalogueInterface
import Foundation
import Testing
import ViperRuntime
import ViperTesting

@testable import Catalogue

@MainActor
@Suite
struct CataloguePresenterTests {
    private let view = MockSceneViewContract<CatalogueState>()
    private let interactor = MockCatalogueInteractorContract()
    private let wireframe = MockCatalogueWireframeContract()

    private func makePresenter() -> CataloguePresenter {
        interactor.fetchArticlesReturnValue = ["sample"]
        interactor.fetchPricesReturnValue = ["sample": 1]
        return CataloguePresenter(
            descriptor: ViewDescriptor.CatalogueDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchArticles() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchArticlesCallsCount == 1)
        #expect(presenter.state.articles == ["sample"])
        #expect(interactor.fetchPricesCallsCount == 1)
        #expect(presenter.state.prices == ["sample": 1])
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didChangeQueryDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeQuery(query: "sample")
        #expect(view.renderCalled)
        #expect(presenter.state.query == "sample")
    }

    @Test func didSelectArticleCallsShowArticle() {
        let presenter = makePresenter()
        presenter.didSelectArticle(article: "sample")
        #expect(wireframe.showArticleCallsCount == 1)
    }

    @Test func didTapBasketCallsShowBasket() {
        let presenter = makePresenter()
        presenter.didTapBasket()
        #expect(wireframe.showBasketCallsCount == 1)
    }

    @Test func didTapHelpCallsShowHelp() {
        let presenter = makePresenter()
        presenter.didTapHelp()
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func didTapImprintCallsShowImprint() {
        let presenter = makePresenter()
        presenter.didTapImprint(url: URL(fileURLWithPath: "/sample"))
        #expect(wireframe.showImprintCallsCount == 1)
    }

    @Test func didTapFilterCallsFilter() {
        let presenter = makePresenter()
        presenter.didTapFilter()
        #expect(interactor.filterCallsCount == 1)
    }

    @Test func failureOfFetchArticlesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchArticlesThrowableError = UnimplementedError("fetchArticles")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchArticles"))
        #expect(presenter.state.prices == ["sample": 1])
    }

    @Test func didTapRetryCallsFetchArticlesAgain() async {
        let presenter = makePresenter()
        interactor.fetchArticlesThrowableError = UnimplementedError("fetchArticles")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchArticlesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchArticlesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchArticles"))
    }

    @Test func failureOfFilterIsShown() {
        let presenter = makePresenter()
        interactor.filterThrowableError = UnimplementedError("filter")
        presenter.didTapFilter()
        #expect(presenter.state.failure.includes("filter"))
    }
}

@MainActor
@Suite
struct CatalogueViewControllerTests {
    private let presenter = MockCataloguePresenterContract()

    private func makeViewController() -> CatalogueViewController {
        CatalogueViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func viewWillAppearReachesThePresenter() {
        makeViewController().viewWillAppear(false)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }
}
