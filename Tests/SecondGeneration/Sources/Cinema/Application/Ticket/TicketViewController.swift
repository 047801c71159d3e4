import KitchenCore
import ViperRuntime

final class TicketViewController: UIViewController, SceneView {
    private let presenter: any TicketPresenterContract
    private let start: TicketState
    private let label = UILabel.identified("ticket.status")

    init(_ state: TicketState, presenter: any TicketPresenterContract) {
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
        title = "Ticket"
        let film = UIButton.titled("Film", identifier: "ticket.film") { [presenter] in presenter.didTapFilm() }
        let films = UIButton.titled("Films", identifier: "ticket.films") { [presenter] in presenter.didTapFilms() }
        view.fill(withColumn: [label, film, films])
        render(start)
        presenter.viewDidLoad()
    }

    func render(_ state: TicketState) {
        label.text = state.isUsed ? "Used" : "New"
    }
}
