#if !canImport(UIKit)
    public import Foundation

    /// A line of editable text, as in UIKit. Setting the text in code sends no event.
    @MainActor open class UITextField: UIControl {
        private var content = ""

        /// The text, initially empty; nil becomes empty.
        open var text: String? {
            get { content }
            set { content = newValue ?? "" }
        }
        /// The border of a field, as in UIKit.
        public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

        /// Stored without effect: nothing is drawn.
        open var borderStyle = BorderStyle.none
        /// Stored without effect: nothing is drawn.
        open var font: UIFont? = .systemFont(ofSize: 17)
        /// True if the font follows the text size that the user has chosen, provided that it has a text style.
        open var adjustsFontForContentSizeCategory = false
        /// The text that is shown while the field is empty.
        open var placeholder: String?
        /// Stored without effect: nothing is drawn.
        open var textColor: UIColor?
        /// Stored without effect: nothing is drawn.
        open var textAlignment = NSTextAlignment.natural
        /// Stored without effect: nothing is drawn.
        open var isSecureTextEntry = false

        public override init(frame: CGRect) { super.init(frame: frame) }

        public override init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame, primaryAction: primaryAction)
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
