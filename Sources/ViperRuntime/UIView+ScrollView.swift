#if canImport(UIKit)
    public import UIKit
#endif

extension UIView {
    /// Adds content that scrolls as soon as there isn't room for it: in the view's whole width, as wide as text is read with
    /// ease, and above the keyboard.
    ///
    /// Inside of another view that scrolls, the new one is as high as its content. For example:
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     view.addScrollView(with: UIStackView(arrangedSubviews: [titleLabel, textLabel]))
    /// }
    /// ```
    ///
    /// - Parameter content: What scrolls. Its constraints make it as high as it has to be.
    /// - Returns: The view that it scrolls in.
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

    /// Adds a view that scrolls, such as a table, in the view's whole width and above the keyboard.
    ///
    /// Its upper end is under the bar, as scroll views leave room for bars themselves. Dragging it down sends the keyboard
    /// away. For example: `view.addScrollView(tableView)`.
    ///
    /// - Parameter scrollView: What scrolls.
    public func addScrollView(_ scrollView: UIScrollView) {
        scrollView.keyboardDismissMode = .interactive
        addAboveKeyboard(scrollView, below: topAnchor, between: (leadingAnchor, trailingAnchor))
    }

    /// Adds content that doesn't scroll as a whole, between the bars and above the keyboard: a column with a table in it, for
    /// example.
    ///
    /// - Parameter content: What fills the room.
    public func addContent(_ content: UIView) {
        let area = safeAreaLayoutGuide
        addAboveKeyboard(content, below: area.topAnchor, between: (area.leadingAnchor, area.trailingAnchor))
    }

    /// Adds a view in the middle, upon what is there: a sign of work upon the views of a nib, for example.
    ///
    /// - Parameter content: What is as large as it has to be, and no wider than text is read with ease.
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
