#if !canImport(UIKit)
    extension UIView {
        /// How a view's content, such as an image, lies in it when its size changes.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
        public enum ContentMode: Int, Sendable {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
            case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
        }
    }
#endif
