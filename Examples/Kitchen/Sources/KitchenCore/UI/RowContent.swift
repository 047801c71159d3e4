import ViperRuntime

/// What the cell of a row shows.
struct RowContent: UIContentConfiguration {
    var text: String
    var identifier: String
    var button: RowButton?
    var onTap: @MainActor () -> Void

    func makeContentView() -> any UIView & UIContentView { RowContentView(self) }

    func updated(for state: any UIConfigurationState) -> RowContent { self }
}

/// A text, and a button at its end where there is one. Both stay, and show one row after the other.
final class RowContentView: UIView, UIContentView {
    private let label: UILabel
    private var content: RowContent
    private lazy var button = UIButton.titled("", identifier: "") { [weak self] in self?.content.onTap() }

    init(_ content: RowContent) {
        self.content = content
        label = .identified(content.identifier)
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        let row = UIStackView.row([label, button])
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let room = layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: room.topAnchor),
            row.bottomAnchor.constraint(equalTo: room.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? RowContent else { return }
            content = newValue
            show()
        }
    }

    private func show() {
        label.text = content.text
        label.accessibilityIdentifier = content.button == nil ? nil : content.identifier
        button.isHidden = content.button == nil
        button.setTitle(content.button?.title, for: .normal)
        button.accessibilityLabel = content.button?.accessibilityLabel
        button.accessibilityIdentifier = content.button?.identifier
        button.isEnabled = content.button?.isEnabled == true
    }
}
