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
    /// Fills the view with a column of views that scrolls, so that there is room for texts of any size.
    public func fill(withColumn views: [UIView]) {
        let column = UIStackView.column(views)
        let scrollView = UIScrollView()
        for view in [column, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        // Inside another scroll view there is no height to fill: it is as high as the column then.
        let asHighAsItsContent = scrollView.heightAnchor.constraint(equalTo: content.heightAnchor)
        asHighAsItsContent.priority = .defaultLow
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            asHighAsItsContent,
        ])
    }
}
