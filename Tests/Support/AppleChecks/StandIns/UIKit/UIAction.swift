public import Foundation

/// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    init(title: String) {
        self.title = title
        super.init()
    }

    public let title: String

    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    }

    /// https://developer.apple.com/documentation/uikit/uimenuelement/state
    public enum State: Int, Sendable { case off, on, mixed }
}

/// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(title: title)
    }

    open var identifier: UIAction.Identifier { Identifier("") }
    open var sender: Any? { nil }

    /// https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)
    open func performWithSender(_ sender: Any?, target: Any?) {}

    /// https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
