public import Foundation

/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor @preconcurrency
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame: CGRect, primaryAction: UIAction?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var state: State { .normal }

    // https://developer.apple.com/documentation/uikit/uicontrol#Accessing-the-controls-targets-and-actions
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    open func removeAction(_ action: UIAction, for controlEvents: Event) {}
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {}

    // https://developer.apple.com/documentation/uikit/uicontrol#Triggering-actions
    open func sendAction(_ action: UIAction) {}
    open func sendActions(for controlEvents: Event) {}

    /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var normal: State { State(rawValue: 0) }
        public static var highlighted: State { State(rawValue: 1 << 0) }
        public static var disabled: State { State(rawValue: 1 << 1) }
        public static var selected: State { State(rawValue: 1 << 2) }
    }
}
