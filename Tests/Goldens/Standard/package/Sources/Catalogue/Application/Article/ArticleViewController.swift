import Foundation
import ShelfCore
import ViperRuntime

@MainActor
final class ArticleViewController: UIViewController {
    private let environment: any ArticleViewEnvironment
    private var presenter: (any ArticlePresenterContract)?

    private(set) lazy var failureBanner = FailureBanner()

    init(environment: any ArticleViewEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ArticlePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        failureBanner.add(to: view)
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ArticleViewController {
    func didChangeAmount(amount: Int) {
        presenter?.didChangeAmount(amount: amount)
    }

    func `switch`(in: Int, where: String) {
        presenter?.switch(in: `in`, where: `where`)
    }

    func didTapBuy(then: @escaping @MainActor (Result<Int, any Error>) -> Void) {
        presenter?.didTapBuy(then: then)
    }
}

extension ArticleViewController: ArticleViewContract {
    func render(_ state: ArticleState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
    }
}
