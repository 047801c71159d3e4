public import Foundation

/// https://developer.apple.com/documentation/uikit/uistoryboard
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.init() }

    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

extension UIStoryboard {
    /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateinitialviewcontroller(creator:)
    public func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController { nil }

    /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)
    public func instantiateViewController<ViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/uikit/uinib
@MainActor @preconcurrency
open class UINib: NSObject {
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init() }

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }

    /// https://developer.apple.com/documentation/uikit/uinib/optionskey
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
