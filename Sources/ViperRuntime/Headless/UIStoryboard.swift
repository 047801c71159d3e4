#if !canImport(UIKit)
    public import Foundation

    /// A storyboard from which nothing is read: there are no compiled ones outside UIKit.
    @MainActor open class UIStoryboard: NSObject {
        /// Creates a storyboard. Both arguments are ignored: nothing is read.
        public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

        /// Returns the result of `creator` for an empty coder: a view controller with an empty view. Without a creator
        /// it is nil.
        public func instantiateInitialViewController<ViewController: UIViewController>(
            creator: ((NSCoder) -> ViewController?)? = nil
        ) -> ViewController? {
            creator?(NSCoder())
        }
    }
#endif
