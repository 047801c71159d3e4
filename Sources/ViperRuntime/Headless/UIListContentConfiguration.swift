#if !canImport(UIKit)
    public import Foundation

    /// A text, a second one and an image, as in most rows of lists, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
    public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
        /// The look of a text, as in UIKit.
        ///
        /// From https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
        public struct TextProperties: Hashable, Sendable {
            /// Stored without effect: nothing is drawn.
            public var font = UIFont.preferredFont(forTextStyle: .body)
            /// Stored without effect: nothing is drawn.
            public var color = UIColor.label
            /// The largest number of lines; 0 means as many as needed.
            public var numberOfLines = 0
            /// True if the font follows the text size that the user has chosen.
            public var adjustsFontForContentSizeCategory = true
        }

        /// The first line.
        public var text: String?
        /// The second text, below or beside the first.
        public var secondaryText: String?
        /// The image before the text.
        public var image: UIImage?
        public var textProperties = TextProperties()
        public var secondaryTextProperties = TextProperties()

        private init() {}

        /// Returns a configuration for a cell of a table or a list.
        public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

        /// Returns a configuration for a cell with a second text below the first.
        public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

        /// Returns a configuration for a cell with a second text beside the first.
        public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

        public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

        public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
    }

    /// The texts of a row, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uilistcontentview
    @MainActor open class UIListContentView: UIView, UIContentView {
        private let labels = [UILabel(), UILabel()]
        private let imageView = UIImageView(frame: .zero)
        private var shown: UIListContentConfiguration

        public init(configuration: UIListContentConfiguration) {
            shown = configuration
            super.init(frame: .zero)
            addSubview(imageView)
            for label in labels { addSubview(label) }
            show()
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }

        open var configuration: any UIContentConfiguration {
            get { shown }
            set {
                guard let newValue = newValue as? UIListContentConfiguration else { return }
                shown = newValue
                show()
            }
        }

        private func show() {
            let texts = [(shown.text, shown.textProperties), (shown.secondaryText, shown.secondaryTextProperties)]
            for (label, (text, properties)) in zip(labels, texts) {
                label.text = text
                label.isHidden = text == nil
                label.font = properties.font
                label.textColor = properties.color
                label.numberOfLines = properties.numberOfLines
                label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
            }
            imageView.image = shown.image
            imageView.isHidden = shown.image == nil
        }
    }
#endif
