public import ViperRuntime

extension UIStackView {
    /// Views below each other.
    public static func column(_ views: [UIView] = []) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        return stack
    }

    /// Views beside each other.
    public static func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        return stack
    }
}

extension UIView {
    /// Fills the view with a column of views that scrolls, so that there is room for texts of any size.
    public func fill(withColumn views: [UIView]) {
        addScrollView(with: UIStackView.column(views))
    }
}
