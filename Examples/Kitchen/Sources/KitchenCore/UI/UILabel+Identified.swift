public import ViperRuntime

extension UILabel {
    public static func identified(_ identifier: String, text: String? = nil) -> UILabel {
        let label = UILabel(frame: .zero)
        label.accessibilityIdentifier = identifier
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
