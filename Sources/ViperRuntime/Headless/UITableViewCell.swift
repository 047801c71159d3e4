#if !canImport(UIKit)
    public import Foundation

    /// A row of a table, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uitableviewcell
    @MainActor open class UITableViewCell: UIView {
        public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
        public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
        public enum AccessoryType: Int, Sendable {
            case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// The common identifier of interchangeable cells.
        public let reuseIdentifier: String?
        /// The view that holds the content.
        public let contentView = UIView()
        /// True if its row is selected.
        open var isSelected = false
        /// The look of a selection. Stored without effect: nothing is drawn.
        open var selectionStyle = SelectionStyle.default
        /// Stored without effect: nothing is drawn.
        open var accessoryType = AccessoryType.none

        private let style: CellStyle

        public required init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            self.reuseIdentifier = reuseIdentifier
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }

        /// The content of the cell. The existing content view stays if it can also show the new configuration.
        open var contentConfiguration: (any UIContentConfiguration)? {
            didSet { showConfiguration() }
        }

        /// Returns a configuration for the cell's style, without texts.
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
