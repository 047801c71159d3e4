public import Foundation

// On Apple's platforms CGContext is of CoreGraphics and CALayer of QuartzCore; UIKit exports both.

/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {}

/// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
    /// https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
    open func render(in ctx: CGContext) {}
}

extension UIView {
    /// https://developer.apple.com/documentation/uikit/uiview/layer
    public var layer: CALayer { CALayer() }
}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext/cgcontext
    open var cgContext: CGContext { CGContext() }
}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    /// https://developer.apple.com/documentation/uikit/uigraphicsrenderer/init(bounds:)
    public init(bounds: CGRect) { super.init() }

    /// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/pngdata(actions:)
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
