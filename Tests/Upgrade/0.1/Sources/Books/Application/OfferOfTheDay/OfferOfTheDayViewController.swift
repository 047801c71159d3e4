import Foundation
import LendingCore
import ViperRuntime

@MainActor
final class OfferOfTheDayViewController: UIViewController {
    private let environment: any OfferOfTheDayEnvironment
    private var presenter: (any OfferOfTheDayPresenterContract)?
    let label = UILabel()

    init(environment: any OfferOfTheDayEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any OfferOfTheDayPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer Of The Day"
        view.addSubview(label)
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension OfferOfTheDayViewController: OfferOfTheDayViewContract {
    func render(_ state: OfferOfTheDayState) {
        label.text = state.offer.map { "Today: \($0.title)" }
    }
}
