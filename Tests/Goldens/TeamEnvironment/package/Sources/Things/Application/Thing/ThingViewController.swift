import Foundation
import ViperRuntime

@MainActor
final class ThingViewController: UIViewController {
    private let presenter: any ThingPresenterContract
    private let childScenes: ThingChildren?

    private let badgeContainer = UIView()

    init(presenter: any ThingPresenterContract, childScenes: ThingChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Thing", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        let children = UIStackView(arrangedSubviews: [badgeContainer])
        children.axis = .vertical
        children.distribution = .fillEqually
        let content = UIStackView(arrangedSubviews: [children])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        showChildren()
        presenter.viewDidLoad()
    }
}

extension ThingViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        childScenes?.embedBadge(in: badgeContainer, of: self)
    }
}

extension ThingViewController: SceneViewContract {
    func render(_ state: ThingState) {
        // Bring the subviews in line with the state.
    }
}
