public import ViperRuntime

extension UITextField {
    /// A field that reports each change of its text. Capture whoever owns the field weakly.
    ///
    /// - Parameters:
    ///   - placeholder: An example of what to write.
    ///   - label: What is read out: a placeholder is gone as soon as somebody types.
    public static func field(
        _ placeholder: String,
        label: String,
        identifier: String,
        onChange: @escaping @MainActor (String) -> Void = { _ in }
    ) -> UITextField {
        let field = UITextField(frame: .zero)
        field.placeholder = placeholder
        field.accessibilityLabel = label
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = identifier
        field.addAction(UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
        return field
    }

    /// Shows a text, unless it is there already: the cursor stays where it is while somebody types.
    public func show(_ text: String) {
        if self.text != text { self.text = text }
    }
}
