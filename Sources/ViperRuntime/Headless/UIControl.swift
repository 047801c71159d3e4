#if !canImport(UIKit)
    public import Foundation

    /// A view that sends events, as in UIKit. Targets with selectors are left out: they need Objective-C.
    @MainActor open class UIControl: UIView {
        /// True if `state` doesn't contain `disabled`.
        open var isEnabled = true
        /// True if `state` contains `selected`.
        open var isSelected = false
        /// True if `state` contains `highlighted`.
        open var isHighlighted = false

        /// The state according to the flags of the control; `normal` without any.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        private var registered: [(action: UIAction, events: Event)] = []

        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a control that calls the action, if any, for `primaryActionTriggered`.
        public init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame)
            if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Adds an action, replacing one with the same identifier for these events.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(action, for: controlEvents)
            registered.append((action, controlEvents))
        }

        /// Stops calling the action for these events.
        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }

        /// Stops calling the action with this identifier for these events.
        open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
            for index in registered.indices where registered[index].action.identifier == actionIdentifier {
                registered[index].events.subtract(controlEvents)
            }
            registered.removeAll { $0.events.isEmpty }
        }

        /// Calls the actions of any of the events, in the order they were added, whether or not the control is enabled.
        open func sendActions(for controlEvents: Event) {
            for (action, events) in registered where !events.isDisjoint(with: controlEvents) { sendAction(action) }
        }

        /// Calls the action's handler with this control as its sender.
        open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    }
#endif
