import Foundation
import ViperRuntime

@MainActor
final class NoteEditorViewController: UIViewController {
    private let presenter: any NoteEditorPresenterContract

    init(presenter: any NoteEditorPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note Editor"
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

// What the controls of the screen call.
extension NoteEditorViewController {
    func didChangeText(text: String) {
        presenter.didChangeText(text: text)
    }

    func didTapSave() {
        presenter.didTapSave()
    }

    func didTapCancel() {
        presenter.didTapCancel()
    }
}

extension NoteEditorViewController: SceneViewContract {
    func render(_ state: NoteEditorState) {
        // Bring the subviews in line with the state.
    }
}
