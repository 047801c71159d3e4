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

    /// Puts these views in the place of those that are there.
    public func showRows(_ rows: [UIView]) {
        for view in arrangedSubviews { view.removeFromSuperview() }
        for row in rows { addArrangedSubview(row) }
    }
}

extension UIView {
    /// Fills the view with a column of views, and keeps it filled when its size changes.
    public func fill(withColumn views: [UIView]) {
        let column = UIStackView.column(views)
        column.frame = bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(column)
    }
}
