#if !canImport(UIKit)
    public import Foundation

    /// A rectangle that constraints can refer to, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uilayoutguide
    @MainActor open class UILayoutGuide: NSObject {
        /// The view that contains the guide.
        open internal(set) weak var owningView: UIView?
        /// A name for people.
        open var identifier = ""

        public override init() { super.init() }

        init(of view: UIView) {
            super.init()
            owningView = view
        }

        open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
        open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
        open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
        open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
        open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
        open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
        open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
        open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
        open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
        open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    }

    extension UIView {
        // From https://developer.apple.com/documentation/uikit/uiview#Creating-constraints-using-layout-anchors
        public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
        public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
        public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
        public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
        public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
        public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
        public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
        public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
        public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
        public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
        public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
        public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    }
#endif
