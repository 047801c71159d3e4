import NotesInterface
import ViperRuntime
import ViperTesting
import XCTest

@testable import Notes

nonisolated final class NotePresenterTests: XCTestCase {
    @MainActor private lazy var view = MockSceneViewContract<NoteState>()

    @MainActor private func makePresenter() -> NotePresenter {
        NotePresenter(
            descriptor: ViewDescriptor.NoteDescriptor(index: 1, title: "sample"),
            view: view
        )
    }

    @MainActor func testViewDidLoadDrawsTheScreen() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        XCTAssertTrue(view.renderCalled)
    }

    @MainActor func testDidChangeTextDrawsTheScreen() async {
        let presenter = makePresenter()
        presenter.didChangeText(text: "sample")
        XCTAssertTrue(view.renderCalled)
        XCTAssertEqual(presenter.state.text, "sample")
    }
}

nonisolated final class NoteViewControllerTests: XCTestCase {
    @MainActor private lazy var presenter = MockNotePresenterContract()

    @MainActor private func makeViewController() -> NoteViewController {
        NoteViewController(presenter: presenter)
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
