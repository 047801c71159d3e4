#if DEBUG
    public import ViperRuntime

    /// Uses the app the way a finger and an eye do: it works the controls that can be seen, by their accessibility
    /// identifiers, and reads what they show. It waits for what is asked for, since screens load what they show.
    ///
    /// For example:
    ///
    /// ```swift
    /// let driver = ScreenDriver(AppEnvironment())
    /// try await driver.tap("recipeSearch.recipe.1")
    /// try await driver.waitForTitle("Miso soup")
    /// ```
    @MainActor
    public final class ScreenDriver {
        public let window = UIWindow(frame: .zero)
        private let patience: Duration

        /// Starts the app.
        ///
        /// - Parameter patience: How long anything is waited for.
        public init(_ environment: AppEnvironment, patience: Duration = .seconds(10)) {
            self.patience = patience
            window.rootViewController = environment.makeRootViewController()
            window.makeKeyAndVisible()
        }

        /// Taps a control or a row as soon as it can be tapped.
        ///
        /// - Throws: `ScreenError` when it isn't there, or can't be seen, or stays disabled.
        public func tap(_ identifier: String) async throws {
            try await wait(for: identifier) { isEnabled(identifier) }
            switch view(identifier) {
            case let control as UIControl: control.sendActions(for: .touchUpInside)
            case let cell as UITableViewCell: tap(cell)
            default: throw ScreenError("\(identifier) is nothing to tap")
            }
        }

        private func tap(_ cell: UITableViewCell) {
            guard let table = cell.superview as? UITableView, let indexPath = table.indexPath(for: cell) else { return }
            table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            table.delegate?.tableView(table, didSelectRowAt: indexPath)
        }

        /// Writes into a text field in place of what is there.
        ///
        /// - Throws: `ScreenError` when it isn't there, or can't be seen, or stays disabled.
        public func write(_ text: String, into identifier: String) async throws {
            let field = try await usable(identifier, as: UITextField.self)
            field.text = text
            field.sendActions(for: .editingChanged)
        }

        /// What the back button of the navigation bar does.
        public func goBack() {
            screen?.navigationController?.popViewController(animated: true)
        }

        /// What a button of the tab bar does.
        public func selectTab(_ index: Int) {
            screen?.tabBarController?.selectedIndex = index
        }

        /// Lets the app go on until something is true.
        ///
        /// - Throws: `ScreenError` when patience is at its end.
        public func wait(for what: String, until isTrue: () -> Bool) async throws {
            let deadline = ContinuousClock.now + patience
            while !isTrue() {
                guard ContinuousClock.now < deadline else {
                    throw ScreenError("waited in vain for \(what); the screen is \(describe())")
                }
                await Task.yield()
            }
        }

        private func usable<Control: UIControl>(_ identifier: String, as type: Control.Type) async throws -> Control {
            try await wait(for: identifier) { isEnabled(identifier) }
            guard let control = view(identifier) as? Control else { throw ScreenError("\(identifier) is no \(type)") }
            return control
        }
    }
#endif
