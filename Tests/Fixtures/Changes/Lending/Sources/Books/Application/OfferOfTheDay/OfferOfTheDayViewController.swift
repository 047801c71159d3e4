import Foundation
import LendingCore
import ViperRuntime

@MainActor
final class OfferOfTheDayViewController: UIViewController {
    private let presenter: any OfferOfTheDayPresenterContract
    let label = UILabel()

    init(presenter: any OfferOfTheDayPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer Of The Day"
        view.addSubview(label)
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension OfferOfTheDayViewController: SceneViewContract {
    func render(_ state: OfferOfTheDayState) {
        label.text = state.offer.map { "Today: \($0.title)" }
    }
}
