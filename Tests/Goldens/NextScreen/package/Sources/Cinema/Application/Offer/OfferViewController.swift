import Foundation
import ViperRuntime

@MainActor
final class OfferViewController: UIViewController {
    private let presenter: any OfferPresenterContract
    private let childScenes: OfferChildren?

    private let trailerContainer = UIView()

    init(presenter: any OfferPresenterContract, childScenes: OfferChildren?) {
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
        title = String(localized: "Offer", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        let children = UIStackView(arrangedSubviews: [trailerContainer])
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

extension OfferViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        // Call `childScenes?.embedTrailer` for `trailerContainer` once you know what to hand over.
    }
}

extension OfferViewController: SceneViewContract {
    func render(_ state: OfferState) {
        // Bring the subviews in line with the state.
    }
}
