import Foundation
import ViperRuntime

@MainActor
final class WallViewController: UIViewController {
    private let environment: any WallEnvironment
    private var presenter: (any WallPresenterContract)?

    private let openingContainer = UIView()
    private let defaultContainer = UIView()
    private let frameContainer = UIView()
    private let pictureContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any WallEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any WallPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wall"
        view.backgroundColor = .systemBackground
        showChildren()
        drafts.axis = .vertical
        drafts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drafts)
        NSLayoutConstraint.activate([
            drafts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            drafts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        presenter?.viewDidLoad()
    }
}

extension WallViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [
            openingContainer,
            defaultContainer,
            frameContainer,
            pictureContainer,
        ])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        embedOpening(in: openingContainer, from: environment)
        // Call `embedDefault` for `defaultContainer` once you know what to hand over.
        // Call `embedFrame` for `frameContainer` once you know what to hand over.
        // Call `embedPicture` for `pictureContainer` once you know what to hand over.
    }
}

// What the controls of the screen call.
extension WallViewController {
    func didTapPicture() {
        presenter?.didTapPicture()
    }
}

extension WallViewController: WallViewContract {
    func render(_ state: WallState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("pictures", state.pictures)])
    }

    private func showDrafts(_ texts: [String]) {
        for label in drafts.arrangedSubviews { label.removeFromSuperview() }
        for text in texts {
            let label = UILabel()
            label.text = text
            drafts.addArrangedSubview(label)
        }
    }
}
