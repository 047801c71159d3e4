#if !canImport(UIKit)
    public import Foundation

    /// How lines of text are aligned, as in UIKit.
    public enum NSTextAlignment: Int, Sendable {
        case left = 0
        case center = 1
        case right = 2
        case justified = 3
        case natural = 4
    }

    /// A line or lines of text, as in UIKit.
    @MainActor open class UILabel: UIView {
        /// What is shown.
        open var text: String?
        /// Kept, without effect: nothing is drawn.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var font: UIFont! = .systemFont(ofSize: 17)
        /// Whether the font follows the text size that people have chosen, if it is one for a text style.
        open var adjustsFontForContentSizeCategory = false
        /// Kept, without effect: nothing is drawn.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var textColor: UIColor! = .label
        /// Kept, without effect: nothing is drawn.
        open var textAlignment = NSTextAlignment.natural
        /// 0 means as many as it takes.
        open var numberOfLines = 1
        /// Kept, without effect: nothing is drawn.
        open var isEnabled = true

        public override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            accessibilityTraits = .staticText
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
