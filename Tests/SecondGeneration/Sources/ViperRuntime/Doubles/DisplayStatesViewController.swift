#if canImport(UIKit)
public import UIKit
#endif

/// A list of a scene's display states, for previews. A tap opens one.
public final class DisplayStatesViewController: UIViewController {
    private let states: [SceneDisplayState]

    /// The list on a stack that its screens are pushed onto.
    public static func preview(_ states: [SceneDisplayState]) -> UIViewController {
        UINavigationController(rootViewController: DisplayStatesViewController(states))
    }

    public init(_ states: [SceneDisplayState]) {
        self.states = states
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: states.map(button))
        column.axis = .vertical
        column.spacing = 8
        view.addScrollView(with: column)
    }

    private func button(_ state: SceneDisplayState) -> UIView {
        let open = UIAction(title: state.name) { [weak self] _ in
            SceneTransition.push(state.makeViewController()).take(from: self)
        }
        return UIButton(configuration: .plain(), primaryAction: open)
    }
}
