import Foundation
import MenuInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Menu

@MainActor
@Suite
struct DishNotePresenterTests {
    private let view = MockSceneViewContract<DishNoteState>()

    private func makePresenter() -> DishNotePresenter {
        DishNotePresenter(
            descriptor: ViewDescriptor.DishNoteDescriptor(dish: .soup),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didChangeNoteDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeNote(note: "sample")
        #expect(view.renderCalled)
        #expect(presenter.state.note == "sample")
    }

    @Test func didOpenDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didOpen(url: URL(fileURLWithPath: "/sample"))
        #expect(view.renderCalled)
    }
}
