#if !canImport(UIKit)
    public import Foundation

    /// One row, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitableviewcell
    @MainActor open class UITableViewCell: UIView {
        public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
        public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
        public enum AccessoryType: Int, Sendable {
            case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// What cells that can stand in for each other have in common.
        public let reuseIdentifier: String?
        /// What holds the content.
        public let contentView = UIView()
        /// Whether its row is selected.
        open var isSelected = false
        /// Whether a selection can be seen. Kept, without effect: nothing is drawn.
        open var selectionStyle = SelectionStyle.default
        /// Kept, without effect: nothing is drawn.
        open var accessoryType = AccessoryType.none

        private let style: CellStyle

        public required init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { nil }

        /// Fills the content view. The view that is there stays where it can show the new configuration, too.
        open var contentConfiguration: (any UIContentConfiguration)? {
            didSet { showConfiguration() }
        }

        /// A configuration for the cell's style, without texts.
        open func defaultContentConfiguration() -> UIListContentConfiguration {
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        }

        open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

        /// Called before the cell is used for another row.
        open func prepareForReuse() {}

        private weak var configuredView: (any UIView & UIContentView)?

        private func showConfiguration() {
            if let configuration = contentConfiguration, let configuredView,
                type(of: configuredView.configuration) == type(of: configuration)
            {
                configuredView.configuration = configuration
                return
            }
            configuredView?.removeFromSuperview()
            guard let view = contentConfiguration?.makeContentView() else { return }
            contentView.addSubview(view)
            configuredView = view
        }
    }
#endif
