#if canImport(UIKit)
    internal import Foundation
    internal import UIKit

    /// The picture of a screen as drawn by its layers, which needs neither an app nor a window scene.
    @MainActor enum ScreenPicture {
        private static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

        /// Returns the picture; nil if only the background is drawn.
        static func png(of viewController: UIViewController) -> Data? {
            // A screen that is inside of another one is that one's to show.
            guard viewController.parent == nil, viewController.viewIfLoaded?.window == nil else { return nil }
            let empty = UIViewController()
            empty.loadViewIfNeeded()
            empty.viewIfLoaded?.backgroundColor = viewController.viewIfLoaded?.backgroundColor
            let picture = draw(viewController)
            return picture == draw(empty) ? nil : picture
        }

        private static func draw(_ viewController: UIViewController) -> Data {
            let window = UIWindow(frame: bounds)
            window.rootViewController = viewController
            window.isHidden = false
            window.layoutIfNeeded()
            defer {
                window.isHidden = true
                window.rootViewController = nil
            }
            return UIGraphicsImageRenderer(bounds: bounds).pngData { context in
                window.layer.render(in: context.cgContext)
            }
        }
    }
#endif
