import BooksInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Books

@MainActor
private final class SavedTexts {
    var texts: [String] = []
}

@MainActor
@Suite
struct NoteEditorPresenterTests {
    private let view = MockSceneViewContract<NoteEditorState>()
    private let wireframe = MockNoteEditorWireframeContract()
    private let saved = SavedTexts()

    private func makePresenter() -> NoteEditorPresenter {
        NoteEditorPresenter(
            descriptor: ViewDescriptor.NoteEditorDescriptor(text: "sample") { [saved] in saved.texts.append($0) },
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didChangeTextDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeText(text: "sample")
        #expect(view.renderCalled)
        #expect(presenter.state.text == "sample")
    }

    @Test func didTapSaveHandsBackTheText() {
        let presenter = makePresenter()
        presenter.didChangeText(text: "Good.")
        presenter.didTapSave()
        #expect(saved.texts == ["Good."])
        #expect(wireframe.showCloseCallsCount == 1)
    }

    @Test func didTapCancelHandsNothingBack() {
        let presenter = makePresenter()
        presenter.didTapCancel()
        #expect(saved.texts.isEmpty)
        #expect(wireframe.showCloseCalled)
    }
}

@MainActor
@Suite
struct NoteEditorViewControllerTests {
    private let presenter = MockNoteEditorPresenterContract()

    private func makeViewController() -> NoteEditorViewController {
        NoteEditorViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didChangeTextReachesThePresenter() {
        makeViewController().didChangeText(text: "sample")
        #expect(presenter.didChangeTextCallsCount == 1)
    }

    @Test func didTapSaveReachesThePresenter() {
        makeViewController().didTapSave()
        #expect(presenter.didTapSaveCallsCount == 1)
    }

    @Test func didTapCancelReachesThePresenter() {
        makeViewController().didTapCancel()
        #expect(presenter.didTapCancelCallsCount == 1)
    }
}
