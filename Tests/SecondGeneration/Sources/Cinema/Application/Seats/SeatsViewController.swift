import KitchenCore
import ViperRuntime

final class SeatsViewController: UIViewController, SceneView {
    private let presenter: any SeatsPresenterContract
    private let start: SeatsState
    private let label = UILabel.identified("seats.chosen")

    init(_ state: SeatsState, presenter: any SeatsPresenterContract) {
        start = state
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seats"
        let seat = UIButton.titled("Seat 7", identifier: "seats.7") { [presenter] in presenter.didChooseSeat(seat: 7) }
        view.fill(withColumn: [label, seat])
        render(start)
        presenter.viewDidLoad()
    }

    func render(_ state: SeatsState) {
        label.text = state.chosen.map { "Seat \($0)" }
    }
}
