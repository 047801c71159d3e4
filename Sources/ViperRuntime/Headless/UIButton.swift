#if !canImport(UIKit)
    public import Foundation

    /// A button with a title for each state, as in UIKit.
    @MainActor open class UIButton: UIControl {
        public enum ButtonType: Int, Sendable {
            case custom = 0
            case system = 1
            case close = 7
        }

        /// The type that it was made with.
        public private(set) var buttonType = ButtonType.custom
        private var titles: [State: String] = [:]
        /// How the button looks, where that is said as a value. Kept, without effect: nothing is drawn.
        open var configuration: Configuration?

        public override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityTraits = .button
        }

        /// Takes the action's title, and calls the action for `primaryActionTriggered`.
        public override init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame, primaryAction: primaryAction)
            setTitle(primaryAction?.title, for: .normal)
            accessibilityTraits = .button
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// A button without a title and without an action.
        public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

        /// Takes the action's title, and calls the action for `primaryActionTriggered`.
        public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
            self.init(frame: .zero, primaryAction: primaryAction)
            self.buttonType = buttonType
        }

        /// A button that looks as the configuration says, and calls the action for `primaryActionTriggered`.
        public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
            self.init(type: .system, primaryAction: primaryAction)
            self.configuration = configuration
        }

        /// Sets the title of that very state; nil removes it.
        open func setTitle(_ title: String?, for state: State) { titles[state] = title }

        /// The title of that very state.
        open func title(for state: State) -> String? { titles[state] }

        /// The title of the present state, otherwise the normal one.
        open var currentTitle: String? { titles[state] ?? titles[.normal] }

        /// How a button looks, as in UIKit: titles wrap, and follow the text size that people have chosen.
        ///
        /// From https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
        public struct Configuration: Sendable {
            public static func plain() -> Configuration { Configuration() }
            public static func gray() -> Configuration { Configuration() }
            public static func tinted() -> Configuration { Configuration() }
            public static func filled() -> Configuration { Configuration() }

            private init() {}
        }
    }
#endif
