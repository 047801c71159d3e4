public import ViperRuntime

/// A label on a coloured ground.
@MainActor
public final class Ribbon: UIView {
    private let label = UILabel()

    public var text: String? {
        get { label.text }
        set {
            label.text = newValue
            isHidden = newValue == nil
        }
    }

    public init() {
        super.init(frame: .zero)
        addSubview(label)
        isHidden = true
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
