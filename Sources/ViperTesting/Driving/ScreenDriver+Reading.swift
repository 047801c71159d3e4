public import ViperRuntime

// What can be seen.
extension ScreenDriver {
    /// The screen in front.
    public var screen: UIViewController? {
        var front = window.rootViewController
        while let next = front.flatMap(inFront) { front = next }
        return front
    }

    /// Returns a visible text: a label's, a field's, a button's title, or a row's; `nil` if it can't be seen.
    ///
    /// For example: `driver.text("cart.total")`.
    public func text(_ identifier: String) -> String? {
        switch view(identifier) {
        case let cell as UITableViewCell: cell.accessibilityLabel
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let button as UIButton: button.currentTitle
        default: nil
        }
    }

    /// Returns true if a control or a row can be seen and tapped.
    public func isEnabled(_ identifier: String) -> Bool {
        let view = view(identifier)
        return (view as? UIControl)?.isEnabled ?? (view is UITableViewCell)
    }

    /// Returns the identifiers of all visible views, from top to bottom.
    ///
    /// For example: `driver.identifiers(startingWith: "cart.item.").count`.
    public func identifiers(startingWith prefix: String) -> [String] {
        visibleViews().compactMap(\.accessibilityIdentifier).filter { $0.hasPrefix(prefix) }
    }

    /// Returns the name and title of the screen in front. For example: `KaimonoCart "Cart"`.
    public func describe() -> String {
        guard let screen else { return "no screen" }
        let type = String(describing: type(of: screen))
        let name = type.hasSuffix("ViewController") ? String(type.dropLast("ViewController".count)) : type
        return "\(name) \((screen.title ?? "").debugDescription)"
    }

    /// Waits until the screen in front has this title.
    ///
    /// - Throws: `ScreenDriverError` if it doesn't appear in time.
    public func waitForTitle(_ title: String) async throws {
        try await wait(for: "the screen \(title.debugDescription)") { screen?.title == title }
    }

    /// Waits until this text can be seen.
    ///
    /// For example: `try await driver.waitForText("4 items", in: "cart.total")`.
    ///
    /// - Throws: `ScreenDriverError` if it doesn't appear in time.
    public func waitForText(_ text: String, in identifier: String) async throws {
        try await wait(for: "\(text.debugDescription) in \(identifier)") { self.text(identifier) == text }
    }

    func view(_ identifier: String) -> UIView? {
        visibleViews().first { $0.accessibilityIdentifier == identifier }
    }

    private func visibleViews() -> [UIView] {
        guard let root = screen?.viewIfLoaded, root.window === window else { return [] }
        return visibleViews(of: root)
    }

    private func visibleViews(of view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap(visibleViews)
    }

    private func inFront(of controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        switch controller {
        case let tabs as UITabBarController: return tabs.selectedViewController
        case let stack as UINavigationController: return stack.topViewController
        default: return nil
        }
    }
}
