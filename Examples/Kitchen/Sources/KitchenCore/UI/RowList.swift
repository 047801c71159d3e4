public import ViperRuntime

/// A table with views of a screen above its rows and below them. Rows keep their cells for as long as they are there.
@MainActor
public final class RowList<ID: Hashable & Sendable>: NSObject, UITableViewDelegate {
    private nonisolated enum Item: Hashable, Sendable {
        case above
        case row(ID)
        case below
    }

    public let tableView = UITableView(frame: .zero, style: .plain)
    public private(set) var rows: [Row<ID>] = []

    private let above: UITableViewCell
    private let below: UITableViewCell?
    private let onSelect: @MainActor (ID) -> Void
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Item>(tableView: tableView) {
        [weak self] _, indexPath, item in
        self?.cell(of: item, at: indexPath)
    }

    /// - Parameters:
    ///   - above: Views below each other, which scroll with the rows.
    ///   - below: The same below the rows.
    ///   - onSelect: A tap on a row, or on its button. Capture whoever owns the list weakly.
    public init(above: [UIView], below: [UIView] = [], onSelect: @escaping @MainActor (ID) -> Void) {
        self.above = .holding(above)
        self.below = below.isEmpty ? nil : .holding(below)
        self.onSelect = onSelect
        super.init()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.selfSizingInvalidation = .enabledIncludingConstraints
        tableView.delegate = self
        show([])
    }

    /// Shows the rows in place of those that are there. Of those with the same `id`, the first counts.
    public func show(_ rows: [Row<ID>]) {
        let old = Dictionary(uniqueKeysWithValues: self.rows.map { ($0.id, $0) })
        var ids: Set<ID> = []
        self.rows = rows.filter { ids.insert($0.id).inserted }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems([.above] + self.rows.map { .row($0.id) } + (below == nil ? [] : [.below]))
        let changed = self.rows.filter { old[$0.id] != nil && old[$0.id] != $0 }
        snapshot.reconfigureItems(changed.map { .row($0.id) })
        dataSource.apply(snapshot, animatingDifferences: tableView.window != nil)
    }

    /// What a tap on a row does.
    public func select(_ id: ID) {
        onSelect(id)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { $0.button == nil } ?? false
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let row = row(at: indexPath), row.button == nil { select(row.id) }
    }

    private func row(at indexPath: IndexPath) -> Row<ID>? {
        guard case .row(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return rows.first { $0.id == id }
    }

    private func cell(of item: Item, at indexPath: IndexPath) -> UITableViewCell? {
        switch item {
        case .above: above
        case .below: below
        case .row(let id): cell(of: id, at: indexPath)
        }
    }

    private func cell(of id: ID, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let row = rows.first(where: { $0.id == id }) else { return cell }
        cell.contentConfiguration = RowContent(text: row.text, identifier: row.identifier, button: row.button) {
            [weak self] in self?.select(id)
        }
        // A row to tap is read out as one button; the button of another one is its own.
        cell.isAccessibilityElement = row.button == nil
        cell.accessibilityTraits = row.button == nil ? .button : .none
        cell.accessibilityLabel = row.button == nil ? row.text : nil
        cell.accessibilityIdentifier = row.button == nil ? row.identifier : nil
        return cell
    }
}

extension UITableViewCell {
    /// Views of a screen, below each other.
    fileprivate static func holding(_ views: [UIView]) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let column = UIStackView.column(views)
        column.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(column)
        let room = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: room.topAnchor),
            column.bottomAnchor.constraint(equalTo: room.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        ])
        return cell
    }
}
