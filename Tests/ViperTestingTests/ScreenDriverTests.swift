#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime
    import ViperTesting

    /// An app of one stack, used by what can be seen of it.
    @MainActor @Suite struct ScreenDriverTests {
        private let screen = Counter()
        private var stack: UINavigationController { UINavigationController(rootViewController: screen) }

        @Test func controlsAndRowsAreTapped() async throws {
            let driver = ScreenDriver(showing: stack)
            try await driver.tap("counter.add")
            try await driver.waitForText("1", in: "counter.count")
            try await driver.tap("counter.row.5")
            try await driver.waitForText("6", in: "counter.count")
            #expect(driver.describe() == "Counter \"Count\"")
        }

        @Test func fieldsAreWrittenInto() async throws {
            let driver = ScreenDriver(showing: stack)
            try await driver.write("7", into: "counter.field")
            #expect(driver.text("counter.field") == "7")
            #expect(driver.text("counter.count") == "7")
            #expect(driver.identifiers(startingWith: "counter.row.") == ["counter.row.5"])
        }

        @Test func whatCannotBeSeenIsNotThere() async throws {
            let driver = ScreenDriver(showing: stack, patience: 0.01)
            screen.addButton.isHidden = true
            screen.field.isEnabled = false
            await #expect(throws: ScreenDriverError.self) { try await driver.tap("counter.add") }
            await #expect(throws: ScreenDriverError.self) { try await driver.write("1", into: "counter.field") }
            #expect(driver.text("counter.add") == nil && !driver.isEnabled("counter.field"))
        }

        @Test func onlyTheScreenInFrontIsUsed() async throws {
            let driver = ScreenDriver(showing: stack, patience: 0.01)
            screen.navigationController?.pushViewController(Other(), animated: false)
            let error = await #expect(throws: ScreenDriverError.self) { try await driver.tap("counter.add") }
            #expect(error?.description == "waited in vain for counter.add; the screen is Other \"\"")
            driver.goBack()
            try await driver.wait(for: "the counter") { driver.screen === screen }
        }
    }

    private final class Other: UIViewController {}

    private final class Counter: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let label = UILabel()
        let field = UITextField()
        let addButton = UIButton()
        let table = UITableView(frame: .zero, style: .plain)
        private var count = 0 { didSet { label.text = "\(count)" } }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Count"
            let views = [(label, "count"), (field, "field"), (addButton, "add")] as [(UIView, String)]
            for (view, name) in views {
                view.accessibilityIdentifier = "counter.\(name)"
                self.view.addSubview(view)
            }
            view.addSubview(table)
            addButton.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
            let write = UIAction { [weak self] _ in self?.count = Int(self?.field.text ?? "") ?? 0 }
            field.addAction(write, for: .editingChanged)
            table.dataSource = self
            table.delegate = self
            table.reloadData()
            table.layoutIfNeeded()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityIdentifier = "counter.row.5"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { count += 5 }
    }
#endif
