public import ViperRuntime

/// A placeholder for a scene of another feature, which shows its descriptor with the values.
///
/// For example: `StandInViewController(for: ViewDescriptor.RecipeDetailsDescriptor(recipeID: "1"))`.
public final class StandInViewController: UIViewController {
    /// The descriptor that was resolved.
    public let descriptor: Any

    /// - Parameter descriptor: The descriptor that was resolved.
    public init(for descriptor: Any) {
        self.descriptor = descriptor
        super.init(nibName: nil, bundle: nil)
        title = DescriptorText(descriptor).name
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let text = DescriptorText(descriptor)
        let lines = ["Stands in for \(text.name).", text.type] + text.values
        showColumn(
            lines.map { line in
                let label = UILabel()
                label.text = line
                label.numberOfLines = 0
                return label
            }
        )
    }
}
