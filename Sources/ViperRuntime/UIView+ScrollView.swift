#if canImport(UIKit)
    public import UIKit
#endif

extension UIView {
    /// Adds content that scrolls if it doesn't fit: in the view's whole width, with content as wide as is comfortable
    /// to read, and above the keyboard.
    ///
    /// Inside another scroll view, the new one is as high as its content. For example:
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     view.addScrollView(with: UIStackView(arrangedSubviews: [titleLabel, textLabel]))
    /// }
    /// ```
    ///
    /// - Parameter content: The content to scroll. Its constraints determine its height.
    /// - Returns: The scroll view.
    @discardableResult
    public func addScrollView(with content: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        addScrollView(scrollView)
        let room = scrollView.contentLayoutGuide
        let asHighAsItsContent = scrollView.heightAnchor.constraint(equalTo: room.heightAnchor)
        asHighAsItsContent.priority = .defaultLow
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: room.topAnchor, constant: 16),
            content.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -16),
            content.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            room.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            asHighAsItsContent,
        ])
        return scrollView
    }

    /// Adds a scrolling view, such as a table, in the view's whole width and above the keyboard.
    ///
    /// Its upper end is under the bar, as scroll views make room for bars themselves. Dragging it down dismisses the
    /// keyboard. For example: `view.addScrollView(tableView)`.
    ///
    /// - Parameter scrollView: The view to add.
    public func addScrollView(_ scrollView: UIScrollView) {
        scrollView.keyboardDismissMode = .interactive
        addAboveKeyboard(scrollView, below: topAnchor, between: (leadingAnchor, trailingAnchor))
    }

    /// Adds content that doesn't scroll as a whole, between the bars and above the keyboard, for example a column with
    /// a table in it.
    ///
    /// - Parameter content: The view that fills the space.
    public func addContent(_ content: UIView) {
        let area = safeAreaLayoutGuide
        addAboveKeyboard(content, below: area.topAnchor, between: (area.leadingAnchor, area.trailingAnchor))
    }

    /// Adds a view in the middle, above the existing ones: for example an activity indicator over the views of a nib.
    ///
    /// - Parameter content: A view that determines its own size; it gets no wider than is comfortable to read.
    public func addCentered(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: readableContentGuide.centerXAnchor),
            content.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            content.widthAnchor.constraint(lessThanOrEqualTo: readableContentGuide.widthAnchor),
        ])
    }

    private func addAboveKeyboard(
        _ content: UIView,
        below top: NSLayoutYAxisAnchor,
        between sides: (leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor)
    ) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        // The keyboard's guide is at the safe area's lower end while there is no keyboard. It may be further down than a view
        // that is somewhere on the screen.
        let toTheEnd = content.bottomAnchor.constraint(equalTo: bottomAnchor)
        toTheEnd.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: top),
            content.leadingAnchor.constraint(equalTo: sides.leading),
            content.trailingAnchor.constraint(equalTo: sides.trailing),
            content.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor),
            toTheEnd,
        ])
    }
}
