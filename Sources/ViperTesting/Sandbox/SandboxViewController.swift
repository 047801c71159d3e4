public import ViperRuntime

/// The initial screen of a sandbox: a list of its scenes and their display states, each a tap away.
///
/// It pushes the selected one, so it belongs in a navigation controller. The buttons' accessibility identifiers are
/// `sandbox.<Scene>` and `sandbox.<Scene>.<state>`. For example:
///
/// ```swift
/// UINavigationController(rootViewController: SandboxViewController(module: "Kaimono", scenes: scenes))
/// ```
public final class SandboxViewController: UIViewController {
    private let scenes: [SandboxScene]

    /// - Parameters:
    ///   - module: The feature's name.
    ///   - scenes: The scenes in the order of the list.
    public init(module: String, scenes: [SandboxScene]) {
        self.scenes = scenes
        super.init(nibName: nil, bundle: nil)
        title = module
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showColumn(scenes.flatMap(rows))
    }

    private func rows(of scene: SandboxScene) -> [UIView] {
        let own = button(scene.name, identifier: "sandbox.\(scene.name)") { scene.makeViewController() }
        let states = scene.states.map { state in
            button("– \(state.name)", identifier: "sandbox.\(scene.name).\(state.name)") { state.makeViewController() }
        }
        return [own] + states
    }

    private func button(
        _ title: String,
        identifier: String,
        opening make: @escaping () -> UIViewController
    ) -> UIButton {
        let action = UIAction(title: title) { [weak self] _ in self?.open(make()) }
        let button = UIButton(type: .system, primaryAction: action)
        button.accessibilityIdentifier = identifier
        return button
    }

    /// Opens a screen; one with its own navigation controller can't be pushed.
    private func open(_ screen: UIViewController) {
        if screen is UINavigationController {
            present(screen, animated: true)
        } else {
            navigationController?.pushViewController(screen, animated: true)
        }
    }
}
