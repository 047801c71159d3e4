import Foundation
import ViperRuntime

@MainActor
final class QuizViewController: UIViewController {
    private let presenter: any QuizPresenterContract
    let question = UILabel()

    init(presenter: any QuizPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Quiz", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        question.font = .preferredFont(forTextStyle: .title2)
        question.adjustsFontForContentSizeCategory = true
        question.numberOfLines = 0
        view.addScrollView(with: question)
        presenter.viewDidLoad()
    }
}

extension QuizViewController: SceneViewContract {
    func render(_ state: QuizState) {
        question.text = state.question
    }
}
