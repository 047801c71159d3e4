#if !canImport(UIKit)
    public import Foundation

    /// Fills a table view from snapshots, as in UIKit. The rows of unchanged items keep their cells.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
    @MainActor
    open class UITableViewDiffableDataSource<
        SectionIdentifierType: Hashable & Sendable,
        ItemIdentifierType: Hashable & Sendable
    >: NSObject, UITableViewDataSource {
        /// Returns the cell of an item; nil raises.
        public typealias CellProvider = (
            _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UITableViewCell?

        /// Stored without effect: nothing is animated.
        open var defaultRowAnimation = UITableView.RowAnimation.automatic

        private weak var tableView: UITableView?
        private let cellProvider: CellProvider
        private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

        /// Creates the table view's data source, which the table view holds weakly.
        public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
            self.tableView = tableView
            self.cellProvider = cellProvider
            super.init()
            tableView.dataSource = self
        }

        /// Returns a copy of the current snapshot.
        open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
            var copy = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
            copy.appendSections(current.sectionIdentifiers)
            for section in current.sectionIdentifiers {
                copy.appendItems(current.itemIdentifiers(inSection: section), toSection: section)
            }
            return copy
        }

        /// Shows the snapshot at once; `completion` takes a turn if the differences are animated.
        open func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true,
            completion: (() -> Void)? = nil
        ) {
            let old = current
            current = snapshot
            var moved: [IndexPath: IndexPath] = [:]
            let (former, new) = (paths(of: old), paths(of: snapshot))
            let reloaded = Set(snapshot.reloadedItemIdentifiers)
            for (item, path) in former where !reloaded.contains(item) { moved[path] = new[item] }
            tableView?.move(moved)
            tableView?.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { new[$0] })
            finish(completion, animated: animatingDifferences)
        }

        /// Shows the snapshot with new cells for all rows.
        open func applySnapshotUsingReloadData(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            completion: (() -> Void)? = nil
        ) {
            current = snapshot
            tableView?.reloadData()
            finish(completion, animated: false)
        }

        open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
            guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
            let items = current.itemIdentifiers(inSection: section)
            return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
        }

        open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
            path(of: itemIdentifier, in: current)
        }

        open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
            let sections = current.sectionIdentifiers
            return sections.indices.contains(index) ? sections[index] : nil
        }

        open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
            current.indexOfSection(sectionIdentifier)
        }

        open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

        open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
        }

        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
            if let cell { return cell }
            Misuse.raise(
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed."
            )
        }

        private func path(
            of item: ItemIdentifierType,
            in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
        ) -> IndexPath? {
            guard let section = snapshot.sectionIdentifier(containingItem: item),
                let index = snapshot.indexOfSection(section),
                let row = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
            else { return nil }
            return IndexPath(row: row, section: index)
        }

        private func paths(
            of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
        ) -> [ItemIdentifierType: IndexPath] {
            var paths: [ItemIdentifierType: IndexPath] = [:]
            for (index, section) in snapshot.sectionIdentifiers.enumerated() {
                for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
                    paths[item] = IndexPath(row: row, section: index)
                }
            }
            return paths
        }

        private func finish(_ completion: (() -> Void)?, animated: Bool) {
            guard let completion else { return }
            if animated { Task { completion() } } else { completion() }
        }
    }
#endif
