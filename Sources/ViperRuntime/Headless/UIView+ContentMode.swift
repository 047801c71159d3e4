#if !canImport(UIKit)
    extension UIView {
        /// The placement of a view's content, such as an image, when its size changes.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
        public enum ContentMode: Int, Sendable {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
            case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
        }
    }
#endif
