#if !canImport(UIKit)
    public import Foundation

    /// From https://developer.apple.com/documentation/uikit/uitableviewdatasource
    @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        func numberOfSections(in tableView: UITableView) -> Int
    }

    extension UITableViewDataSource {
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    }

    /// From https://developer.apple.com/documentation/uikit/uitableviewdelegate. UIKit calls it when a row is tapped; a test
    /// calls it itself.
    @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    }

    extension UITableViewDelegate {
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    }

    /// One row, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitableviewcell
    @MainActor open class UITableViewCell: UIView {
        public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

        /// What cells that can stand in for each other have in common.
        public let reuseIdentifier: String?
        /// What holds the content.
        public let contentView = UIView()
        /// Whether its row is selected.
        open var isSelected = false

        public required init(style: CellStyle, reuseIdentifier: String?) {
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { nil }

        open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

        /// Called before the cell is used for another row.
        open func prepareForReuse() {}
    }
#endif
