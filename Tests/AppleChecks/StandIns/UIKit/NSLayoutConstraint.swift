public import Foundation

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public override init() { super.init() }

    open var constant: CGFloat = 0
    open var isActive = false
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}

    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
