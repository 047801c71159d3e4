public import Foundation
public import ViperRuntime

/// Uses an app like a finger and an eye: it operates visible controls by their accessibility identifiers, and reads
/// what they show. It waits for what it needs, as screens load their content.
///
/// For example:
///
/// ```swift
/// let driver = ScreenDriver(showing: AppEnvironment().makeRootViewController())
/// try await driver.tap("recipeSearch.recipe.1")
/// try await driver.waitForTitle("Miso soup")
/// ```
@MainActor public final class ScreenDriver {
    /// The window, as large as a phone so that rows have space.
    public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let patience: TimeInterval

    /// Shows a screen in a window of its own.
    ///
    /// - Parameters:
    ///   - rootViewController: The app's initial screen.
    ///   - patience: The longest time to wait for anything, in seconds.
    public init(showing rootViewController: UIViewController, patience: TimeInterval = 10) {
        self.patience = patience
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    /// Taps a control or a row as soon as it can be tapped.
    ///
    /// For example: `try await driver.tap("cart.order")`.
    ///
    /// - Throws: `ScreenDriverError` if it is missing, hidden, or stays disabled.
    public func tap(_ identifier: String) async throws {
        try await wait(for: identifier) { isEnabled(identifier) }
        switch view(identifier) {
        case let control as UIControl: control.sendActions(for: .touchUpInside)
        case let cell as UITableViewCell: tap(cell)
        default: throw ScreenDriverError("\(identifier) is nothing to tap")
        }
    }

    /// Selects a row and informs its delegate, which a selection in code alone doesn't.
    private func tap(_ cell: UITableViewCell) {
        guard let table = table(of: cell), let indexPath = table.indexPath(for: cell) else { return }
        table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
        // Delegates of UIKit's need not have the method, so that what is read of it is optional there.
        let didSelect: ((UITableView, IndexPath) -> Void)? = table.delegate?.tableView(_:didSelectRowAt:)
        didSelect?(table, indexPath)
    }

    /// Returns the table of a cell; UIKit may have its own views between both.
    private func table(of cell: UITableViewCell) -> UITableView? {
        var view = cell.superview
        while let current = view, !(current is UITableView) { view = current.superview }
        return view as? UITableView
    }

    /// Replaces the content of a text field.
    ///
    /// For example: `try await driver.write("miso", into: "recipeSearch.keyword")`.
    ///
    /// - Throws: `ScreenDriverError` if it is missing, hidden, or stays disabled.
    public func write(_ text: String, into identifier: String) async throws {
        try await wait(for: identifier) { isEnabled(identifier) }
        guard let field = view(identifier) as? UITextField else {
            throw ScreenDriverError("\(identifier) is no text field")
        }
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    /// Goes back, like the back button of the navigation bar.
    public func goBack() {
        screen?.navigationController?.popViewController(animated: true)
    }

    /// Selects a tab, like a button of the tab bar.
    ///
    /// For example: `driver.selectTab(1)` for the second one.
    public func selectTab(_ index: Int) {
        screen?.tabBarController?.selectedIndex = index
    }

    /// Lets the app run until a condition is true.
    ///
    /// For example: `try await driver.wait(for: "the order") { repository.orders.count == 1 }`.
    ///
    /// - Throws: `ScreenDriverError` when the time is up.
    public func wait(for what: String, until isTrue: () -> Bool) async throws {
        let deadline = ProcessInfo.processInfo.systemUptime + patience
        while !isTrue() {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                throw ScreenDriverError("waited in vain for \(what); the screen is \(describe())")
            }
            await letTheAppGoOn()
        }
    }

    private func letTheAppGoOn() async {
        #if canImport(UIKit)
            // What UIKit animates takes turns of the run loop, which mere yielding may keep from it.
            try? await Task.sleep(nanoseconds: 5_000_000)
        #else
            await Task.yield()
        #endif
    }
}
