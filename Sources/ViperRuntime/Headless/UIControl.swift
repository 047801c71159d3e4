#if !canImport(UIKit)
    public import Foundation

    /// A view that tells of events, as in UIKit. Targets with selectors are left out: they need Objective-C.
    @MainActor open class UIControl: UIView {
        /// Whether `state` is without `disabled`.
        open var isEnabled = true
        /// Whether `state` has `selected`.
        open var isSelected = false
        /// Whether `state` has `highlighted`.
        open var isHighlighted = false

        /// Normal, or what the flags of the control say.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        private var registered: [(action: UIAction, events: Event)] = []

        public override init(frame: CGRect) { super.init(frame: frame) }

        /// The action, if any, is called for `primaryActionTriggered`.
        public init(frame: CGRect, primaryAction: UIAction?) {
            super.init(frame: frame)
            if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Replaces an action of the same identifier for these events.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(action, for: controlEvents)
            registered.append((action, controlEvents))
        }

        /// The action is no longer called for these events.
        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            removeAction(identifiedBy: action.identifier, for: controlEvents)
        }

        /// The action of this identifier is no longer called for these events.
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
