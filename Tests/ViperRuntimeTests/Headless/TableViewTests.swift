#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct TableViewTests {
        private let table = UITableView(frame: .zero, style: .plain)
        private let window: UIWindow
        private let source: UITableViewDiffableDataSource<String, Int>

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            source = UITableViewDiffableDataSource(tableView: table) { table, indexPath, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.accessibilityIdentifier = "\(item)"
                return cell
            }
            let screen = Screen("a")
            window = show(screen)
            screen.view.addSubview(table)
        }

        private func apply(_ items: [Int], reloading changed: [Int] = []) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["all"])
            snapshot.appendItems(items)
            snapshot.reloadItems(changed)
            source.apply(snapshot, animatingDifferences: false)
        }

        private var shown: [String?] { table.visibleCells.map(\.accessibilityIdentifier) }

        @Test func aSnapshotIsShown() {
            apply([1, 2, 3])
            #expect(shown == ["1", "2", "3"])
            #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
            #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
            #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
            #expect(window.rootViewController?.view.subviews == [table])
        }

        @Test func itemsThatStayKeepTheirCells() {
            apply([1, 2, 3])
            let (first, third) = (table.visibleCells[0], table.visibleCells[2])
            apply([3, 4, 1])
            #expect(shown == ["3", "4", "1"])
            #expect(table.visibleCells[0] === third && table.visibleCells[2] === first)
            // The cell of what is gone is used again.
            #expect(table.visibleCells[1].superview === table)
        }

        @Test func itemsThatAreReloadedGetTheirCellsAnew() {
            apply([1, 2])
            table.visibleCells[1].accessibilityIdentifier = "old"
            apply([1, 2])
            #expect(shown == ["1", "old"])
            apply([1, 2], reloading: [2])
            #expect(shown == ["1", "2"])
        }

        @Test func itemsThatAreConfiguredAnewKeepTheirCells() {
            apply([1, 2])
            let second = table.visibleCells[1]
            second.accessibilityIdentifier = "old"
            var snapshot = source.snapshot()
            snapshot.reconfigureItems([2])
            source.apply(snapshot, animatingDifferences: false)
            #expect(shown == ["1", "2"])
            #expect(table.visibleCells[1] === second)
        }

        @Test func cellsShowTheirConfiguration() throws {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "Soup"
            cell.contentConfiguration = content
            let shown = try #require(cell.contentView.subviews.first as? UIListContentView)
            content.text = "Salad"
            cell.contentConfiguration = content
            #expect(cell.contentView.subviews == [shown])
            let configuration = try #require(shown.configuration as? UIListContentConfiguration)
            #expect(configuration.text == "Salad")
        }

        @Test func theSelectionFollowsItsRow() {
            apply([1, 2])
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            apply([2, 1])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
            #expect(table.visibleCells[0].isSelected)
        }

        @Test func snapshotsAreValues() {
            apply([1])
            var snapshot = source.snapshot()
            snapshot.insertItems([0], beforeItem: 1)
            snapshot.insertItems([2], afterItem: 1)
            #expect(snapshot.itemIdentifiers == [0, 1, 2])
            snapshot.deleteItems([1])
            #expect(snapshot.itemIdentifiers(inSection: "all") == [0, 2])
            #expect(source.snapshot().itemIdentifiers == [1])
        }

        @Test func theCompletionOfAnAnimationTakesATurn() async {
            var isCompleted = false
            source.apply(source.snapshot(), animatingDifferences: true) { isCompleted = true }
            #expect(!isCompleted)
            await turn()
            #expect(isCompleted)
        }

        @Test func whatIsThereTwiceRaises() async {
            await #expect(processExitsWith: .failure) {
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["all"])
                snapshot.appendItems([1, 1])
            }
        }

        @Test func anUnregisteredCellRaises() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let table = UITableView(frame: .zero, style: .plain)
                _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            }
        }
    }
#endif
