import Foundation
import ViperRuntime

@MainActor
final class OfferViewController: UIViewController {
    private let presenter: any OfferPresenterContract

    init(presenter: any OfferPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Offer", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension OfferViewController: SceneViewContract {
    func render(_ state: OfferState) {
        // Bring the subviews in line with the state.
    }
}
