public import ViperRuntime

extension UIButton {
    /// A button that reports taps. Its title wraps, and follows the text size that people have chosen. Capture whoever owns
    /// the button weakly.
    public static func titled(
        _ title: String,
        identifier: String,
        onTap: @escaping @MainActor () -> Void
    ) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        return button
    }
}
