import Foundation
import ShelvesInterface
import Testing
import ViperRuntime

@testable import Shelves

@MainActor
@Suite
struct ShelfListPresenterTests {
    private let view = MockShelfListViewContract()
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

@MainActor
@Suite
struct ShelfListWireframeTests {
    private let environment = MockShelfListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ShelfListWireframe {
        ShelfListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showShelfResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showShelf(name: "sample")
        let scene = environment.resolvedShelvesScenes.last
        guard case .shelf(let descriptor)? = scene else {
            Issue.record("Shelf wasn't resolved")
            return
        }
        #expect(descriptor.name == "sample")
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showPlainResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showPlain()
        let scene = environment.resolvedShelvesScenes.last
        guard case .plain? = scene else {
            Issue.record("Plain wasn't resolved")
            return
        }
        #expect(navigationController.viewControllers.count == 2)
    }
}
