#if !canImport(UIKit)
    public import Foundation

    /// An object that takes part in the responder chain, as in UIKit.
    @MainActor open class UIResponder: NSObject {
        public override init() { super.init() }

        /// The next responder of the chain; none by default.
        open var next: UIResponder? { nil }
    }
#endif
