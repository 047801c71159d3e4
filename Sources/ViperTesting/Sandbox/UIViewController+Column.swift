import ViperRuntime

extension UIViewController {
    /// Shows views below each other in a scroll view.
    func showColumn(_ views: [UIView]) {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 8
        scroll(column)
    }

    private func scroll(_ column: UIStackView) {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: area.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
        ])
    }
}
