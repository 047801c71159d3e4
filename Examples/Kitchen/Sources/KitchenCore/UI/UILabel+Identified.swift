public import ViperRuntime

extension UILabel {
    /// A label that wraps, and follows the text size that people have chosen.
    public static func identified(_ identifier: String, text: String? = nil) -> UILabel {
        let label = UILabel(frame: .zero)
        label.accessibilityIdentifier = identifier
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.text = text
        return label
    }

    /// Shows what there is to say, and takes no room when there is nothing.
    public func show(_ text: String?) {
        self.text = text
        isHidden = text == nil
    }
}
