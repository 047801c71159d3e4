import Foundation
import ViperRuntime

@MainActor
final class NoteViewController: UIViewController {
    private let environment: any NoteEnvironment
    private var presenter: (any NotePresenterContract)?

    init(environment: any NoteEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any NotePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension NoteViewController {
    func didChangeText(text: String) {
        presenter?.didChangeText(text: text)
    }
}

extension NoteViewController: NoteViewContract {
    func render(_ state: NoteState) {
        // Bring the subviews in line with the state.
    }
}
