#if !canImport(UIKit)
    public import Foundation

    /// A table of rows, as in UIKit. Nothing is laid out: in a window, all rows have their cells.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitableview
    @MainActor open class UITableView: UIScrollView {
        public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
        public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }

        /// The grouping of rows.
        public let style: Style
        /// The source of the rows, held weakly.
        open weak var dataSource: (any UITableViewDataSource)? {
            didSet { if dataSource !== oldValue { reloadData() } }
        }
        /// The delegate that is informed of selections, held weakly.
        open weak var delegate: (any UITableViewDelegate)?
        /// The selected row, if there is one.
        open private(set) var indexPathForSelectedRow: IndexPath?

        /// The height of rows in points, unless the delegate returns one. Stored without effect.
        open var rowHeight = UITableView.automaticDimension
        /// The height that results from the row's constraints or its content.
        public static var automaticDimension: CGFloat { -1 }
        /// True if the content of cells is only as wide as is comfortable to read. Stored without effect: nothing is
        /// laid out.
        open var cellLayoutMarginsFollowReadableWidth = false
        /// The occasions on which rows change their heights by themselves, as in UIKit.
        public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

        /// Stored without effect: nothing is laid out.
        open var selfSizingInvalidation = SelfSizingInvalidation.enabled
        /// True if rows can be selected.
        open var allowsSelection = true
        /// A view above all rows.
        open var tableHeaderView: UIView? {
            didSet { replace(oldValue, by: tableHeaderView) }
        }
        /// A view below all rows.
        open var tableFooterView: UIView? {
            didSet { replace(oldValue, by: tableFooterView) }
        }
        /// A view behind the rows, for example for a message if there are none.
        open var backgroundView: UIView? {
            didSet { replace(oldValue, by: backgroundView) }
        }

        private var cellClasses: [String: UITableViewCell.Type] = [:]
        private var cells: [IndexPath: UITableViewCell] = [:]
        private var reusable: [String: [UITableViewCell]] = [:]
        /// The cell being reconfigured, which is dequeued for its row meanwhile.
        private var reconfigured: UITableViewCell?

        public init(frame: CGRect, style: Style) {
            self.style = style
            super.init(frame: frame)
        }

        public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }

        /// Registers the class of cells with this identifier.
        open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            cellClasses[identifier] = cellClass as? UITableViewCell.Type
        }

        /// Returns an unused cell, or a new one of the registered class; nil if there is neither.
        open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            if let cell = reusable[identifier]?.popLast() {
                cell.prepareForReuse()
                return cell
            }
            return cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
        }

        /// Returns a cell; raises if no class is registered.
        open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
            if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
            if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
            Misuse.raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard"
            )
        }

        open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

        open func numberOfRows(inSection section: Int) -> Int {
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        }

        /// Requests new cells for all rows, and clears the selection.
        open func reloadData() {
            indexPathForSelectedRow = nil
            removeCells { _ in true }
            showCells()
        }

        /// Requests new cells for these rows.
        open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            removeCells(where: indexPaths.contains)
            showCells()
        }

        /// Requests these rows again with their existing cells, which the data source gets from `dequeueReusableCell`.
        /// Raises if it returns others.
        open func reconfigureRows(at indexPaths: [IndexPath]) {
            for indexPath in indexPaths {
                guard let cell = cells[indexPath], let dataSource else { continue }
                reconfigured = cell
                defer { reconfigured = nil }
                guard dataSource.tableView(self, cellForRowAt: indexPath) === cell else {
                    Misuse.raise(
                        "The cell returned from cell provider while reconfiguring the row at \(indexPath) is not the one that is there"
                    )
                }
            }
        }

        public enum RowAnimation: Int, Sendable {
            case fade = 0, right, left, top, bottom, none, middle, automatic = 100
        }

        /// Returns the cell of a row; nil if there is no such row, and outside of a window.
        open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

        /// Returns the row of a cell.
        open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

        /// The cells from top to bottom.
        open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

        /// The rows from top to bottom.
        open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

        /// Selects a row without informing the delegate, as in UIKit.
        open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            if let former = indexPathForSelectedRow { deselectRow(at: former, animated: animated) }
            indexPathForSelectedRow = indexPath
            if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
        }

        /// Deselects a row without informing the delegate, as in UIKit.
        open func deselectRow(at indexPath: IndexPath, animated: Bool) {
            cells[indexPath]?.setSelected(false, animated: animated)
            if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        }

        open override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { showCells() }
        }

        /// Creates the cells of rows; from here on, they also exist outside of a window.
        open override func layoutSubviews() {
            super.layoutSubviews()
            makeCells()
        }

        /// Updates the cells of rows that have moved.
        func move(_ moved: [IndexPath: IndexPath]) {
            var kept: [IndexPath: UITableViewCell] = [:]
            for (old, new) in moved { kept[new] = cells[old] }
            removeCells { moved[$0] == nil }
            cells = kept
            indexPathForSelectedRow = indexPathForSelectedRow.flatMap { moved[$0] }
            showCells()
        }

        private func removeCells(where isGone: (IndexPath) -> Bool) {
            for (indexPath, cell) in cells where isGone(indexPath) {
                cells[indexPath] = nil
                cell.removeFromSuperview()
                if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
            }
        }

        private func showCells() {
            if window != nil { makeCells() } else { setNeedsLayout() }
        }

        private func replace(_ old: UIView?, by new: UIView?) {
            guard old !== new else { return }
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { addSubview(new) }
        }

        private func makeCells() {
            guard let dataSource else { return }
            for section in 0..<numberOfSections {
                for row in 0..<numberOfRows(inSection: section) {
                    let indexPath = IndexPath(row: row, section: section)
                    let cell = cells[indexPath] ?? dataSource.tableView(self, cellForRowAt: indexPath)
                    cells[indexPath] = cell
                    addSubview(cell)
                }
            }
        }
    }

    extension IndexPath {
        /// From https://developer.apple.com/documentation/foundation/indexpath
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

        public var section: Int { self[0] }
        public var row: Int { self[1] }
    }
#endif
