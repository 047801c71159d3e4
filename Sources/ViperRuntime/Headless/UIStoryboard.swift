#if !canImport(UIKit)
    public import Foundation

    /// A storyboard, of which nothing is read: there are no compiled ones outside UIKit.
    @MainActor open class UIStoryboard: NSObject {
        /// Neither of both is kept: nothing is read.
        public init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init() }

        /// What `creator` makes of a coder that holds nothing: a view controller with an empty view. Without a creator nil.
        public func instantiateInitialViewController<ViewController: UIViewController>(
            creator: ((NSCoder) -> ViewController?)? = nil
        ) -> ViewController? {
            creator?(NSCoder())
        }
    }
#endif
