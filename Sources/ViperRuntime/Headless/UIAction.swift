#if !canImport(UIKit)
    import Foundation

    /// The handler of a `UIAction`.
    public typealias UIActionHandler = (UIAction) -> Void

    /// A closure with a title and an identity, as in UIKit.
    @MainActor open class UIAction: UIMenuElement {
        /// Distinguishes actions: a control holds one action of each identifier for an event.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The identifier as text.
            public let rawValue: String

            /// Creates an identifier with this text.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates an identifier with this text.
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        /// The identity of the action.
        public let identifier: Identifier

        /// The object that triggered the action, while its handler runs.
        open private(set) var sender: Any?

        private let handler: UIActionHandler

        /// Creates an action; without an identifier it gets a unique one.
        public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
            self.identifier = identifier ?? Identifier(UUID().uuidString)
            self.handler = handler
            super.init(title: title)
        }

        /// Calls the handler.
        open func performWithSender(_ sender: Any?, target: Any?) {
            self.sender = sender
            handler(self)
            self.sender = nil
        }
    }
#endif
