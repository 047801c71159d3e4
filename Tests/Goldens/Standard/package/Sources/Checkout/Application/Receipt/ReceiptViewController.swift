import Foundation
import ViperRuntime

@MainActor
final class ReceiptViewController: UIViewController {
    private let presenter: any ReceiptPresenterContract

    init(presenter: any ReceiptPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Receipt", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension ReceiptViewController: SceneViewContract {
    func render(_ state: ReceiptState) {
        // Bring the subviews in line with the state.
    }
}
