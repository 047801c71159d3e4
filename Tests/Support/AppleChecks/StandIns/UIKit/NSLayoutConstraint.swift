public import Foundation

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public override init() { super.init() }

    open var firstItem: AnyObject? { nil }
    open var secondItem: AnyObject? { nil }
    open var firstAttribute: NSLayoutConstraint.Attribute { .notAnAttribute }
    open var secondAttribute: NSLayoutConstraint.Attribute { .notAnAttribute }
    open var relation: NSLayoutConstraint.Relation { .equal }
    open var constant: CGFloat = 0
    open var priority: UILayoutPriority = .required
    open var isActive = false
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}

    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute = 0
    }

    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
