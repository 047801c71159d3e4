import Foundation
import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct ShelfListPresenterTests {
    private let view = MockSceneViewContract<ShelfListState>()
    private let interactor = MockShelfListInteractorContract()
    private let wireframe = MockShelfListWireframeContract()

    private func makePresenter() -> ShelfListPresenter {
        interactor.fetchShelvesReturnValue = ["sample"]
        return ShelfListPresenter(
            descriptor: ViewDescriptor.ShelfListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchShelves() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchShelvesCallsCount == 1)
        #expect(presenter.state.shelves == ["sample"])
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didSelectShelfCallsShowShelf() {
        let presenter = makePresenter()
        presenter.didSelectShelf(name: "sample")
        #expect(wireframe.showShelfCallsCount == 1)
    }

    @Test func didTapAddButtonDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapAddButton()
        #expect(view.renderCalled)
    }

    @Test func switchDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.switch()
        #expect(view.renderCalled)
    }

    @Test func didTapURLDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapURL(url: URL(fileURLWithPath: "/sample"), in: 1)
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchShelvesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchShelves"))
    }

    @Test func didTapRetryCallsFetchShelvesAgain() async {
        let presenter = makePresenter()
        interactor.fetchShelvesThrowableError = UnimplementedError("fetchShelves")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchShelvesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchShelvesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchShelves"))
    }
}
