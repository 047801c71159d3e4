#if !canImport(UIKit)
    public import Foundation

    /// The alignment of lines of text, as in UIKit.
    public enum NSTextAlignment: Int, Sendable {
        case left = 0
        case center = 1
        case right = 2
        case justified = 3
        case natural = 4
    }

    /// A line or lines of text, as in UIKit.
    @MainActor open class UILabel: UIView {
        /// The text that is shown.
        open var text: String?
        /// Stored without effect: nothing is drawn.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var font: UIFont! = .systemFont(ofSize: 17)
        /// True if the font follows the text size that the user has chosen, provided that it has a text style.
        open var adjustsFontForContentSizeCategory = false
        /// Stored without effect: nothing is drawn.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var textColor: UIColor! = .label
        /// Stored without effect: nothing is drawn.
        open var textAlignment = NSTextAlignment.natural
        /// The largest number of lines; 0 means as many as needed.
        open var numberOfLines = 1
        /// Stored without effect: nothing is drawn.
        open var isEnabled = true

        public override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            accessibilityTraits = .staticText
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
