#if !canImport(UIKit)
    public import Foundation

    /// A line of text to edit, as in UIKit. Setting the text in code tells of no event.
    @MainActor open class UITextField: UIControl {
        private var content = ""

        /// Empty at first; nil is taken for empty.
        open var text: String? {
            get { content }
            set { content = newValue ?? "" }
        }
        /// How a field is framed, as in UIKit.
        public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

        /// Kept, without effect: nothing is drawn.
        open var borderStyle = BorderStyle.none
        /// Kept, without effect: nothing is drawn.
        open var font: UIFont? = .systemFont(ofSize: 17)
        /// Whether the font follows the text size that people have chosen, if it is one for a text style.
        open var adjustsFontForContentSizeCategory = false
        /// What is shown while there is no text.
        open var placeholder: String?
        /// Kept, without effect: nothing is drawn.
        open var textColor: UIColor?
        /// Kept, without effect: nothing is drawn.
        open var textAlignment = NSTextAlignment.natural
        /// Kept, without effect: nothing is drawn.
        open var isSecureTextEntry = false

        public override init(frame: CGRect) { super.init(frame: frame) }

        public override init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame, primaryAction: primaryAction)
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
#endif
