public import Foundation

#if canImport(UIKit)
    public import UIKit
#endif

extension UIStoryboard {
    /// Returns the initial view controller of a storyboard, created by `creator`.
    ///
    /// For example:
    /// `UIStoryboard.initialViewController(of: "CartViewController", in: .main) { CartViewController(coder: $0, cart: cart) }`.
    ///
    /// - Returns: `nil`, after an assertion failure that names the file, if the bundle has no such storyboard, for
    ///   which UIKit would throw an exception, or if the storyboard has no initial view controller.
    public static func initialViewController<ViewController: UIViewController>(
        of name: String,
        in bundle: Bundle,
        creator: @escaping (NSCoder) -> ViewController?
    ) -> ViewController? {
        #if canImport(UIKit)
            guard bundle.url(forResource: name, withExtension: "storyboardc") != nil else {
                assertionFailure("\(name).storyboard isn't in \(bundle.bundlePath)")
                return nil
            }
        #endif
        let viewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController(creator: creator)
        assert(viewController != nil, "\(name).storyboard has no initial view controller")
        return viewController
    }
}
