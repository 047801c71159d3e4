import NotesInterface
import ViperRuntime
import ViperTesting
import XCTest

@testable import Notes

nonisolated final class NoteListPresenterTests: XCTestCase {
    @MainActor private lazy var view = MockSceneViewContract<NoteListState>()
    @MainActor private lazy var interactor = MockNoteListInteractorContract()
    @MainActor private lazy var wireframe = MockNoteListWireframeContract()

    @MainActor private func makePresenter() -> NoteListPresenter {
        interactor.loadTitlesReturnValue = ["sample"]
        return NoteListPresenter(
            descriptor: ViewDescriptor.NoteListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @MainActor func testViewDidLoadCallsLoadTitles() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        XCTAssertTrue(view.renderCalled)
        XCTAssertEqual(interactor.loadTitlesCallsCount, 1)
        XCTAssertEqual(presenter.state.titles, ["sample"])
    }

    @MainActor func testDidSelectNoteCallsShowNote() async {
        let presenter = makePresenter()
        presenter.didSelectNote(index: 1)
        XCTAssertEqual(wireframe.showNoteCallsCount, 1)
    }

    @MainActor func testDidTapReloadCallsReload() async {
        let presenter = makePresenter()
        presenter.didTapReload()
        await presenter.tasks.finish()
        XCTAssertEqual(interactor.reloadCallsCount, 1)
    }

    @MainActor func testFailureOfLoadTitlesIsShown() async {
        let presenter = makePresenter()
        interactor.loadTitlesThrowableError = UnimplementedError("loadTitles")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        XCTAssertTrue(presenter.state.failure.includes("loadTitles"))
    }

    @MainActor func testDidTapRetryCallsLoadTitlesAgain() async {
        let presenter = makePresenter()
        interactor.loadTitlesThrowableError = UnimplementedError("loadTitles")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.loadTitlesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        XCTAssertEqual(interactor.loadTitlesCallsCount, 2)
        XCTAssertTrue(!presenter.state.failure.includes("loadTitles"))
    }

    @MainActor func testReloadIsNotStartedTwice() async {
        let presenter = makePresenter()
        presenter.didTapReload()
        presenter.didTapReload()
        XCTAssertTrue(presenter.state.isReloading)
        await presenter.tasks.finish()
        XCTAssertEqual(interactor.reloadCallsCount, 1)
        XCTAssertTrue(!presenter.state.isReloading)
    }
}

nonisolated final class NoteListViewControllerTests: XCTestCase {
    @MainActor private lazy var presenter = MockNoteListPresenterContract()

    @MainActor private func makeViewController() -> NoteListViewController {
        NoteListViewController(presenter: presenter)
    }

    @MainActor func testViewDidLoadReachesThePresenter() async {
        makeViewController().loadViewIfNeeded()
        XCTAssertEqual(presenter.viewDidLoadCallsCount, 1)
    }

    @MainActor func testTheScreenIsLaidOut() async {
        let viewController = makeViewController()
        XCTAssertEqual(ScreenAudit(of: viewController).findings, [])
    }
}
