import Foundation
import ViperRuntime

@MainActor
final class ReceiptViewController: UIViewController {
    private let environment: any ReceiptEnvironment
    private var presenter: (any ReceiptPresenterContract)?

    init(environment: any ReceiptEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ReceiptPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Receipt", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ReceiptViewController {
    func didTapFilm() {
        presenter?.didTapFilm()
    }
}

extension ReceiptViewController: ReceiptViewContract {
    func render(_ state: ReceiptState) {
        // Bring the subviews in line with the state.
    }
}
