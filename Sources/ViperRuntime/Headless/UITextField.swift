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
