#if !canImport(UIKit)
    public import Foundation

    /// A relation between attributes of two views, as in UIKit. It is recorded, not solved: nothing moves.
    ///
    /// From https://developer.apple.com/documentation/uikit/nslayoutconstraint
    @MainActor open class NSLayoutConstraint: NSObject {
        /// A direction, as in UIKit.
        public enum Axis: Int, Sendable { case horizontal = 0, vertical }

        /// An attribute of a view or a guide, as in UIKit.
        public enum Attribute: Int, Sendable {
            case left = 1
            case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
            case notAnAttribute = 0
        }

        /// The relation between two attributes, as in UIKit.
        public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

        /// A view or a layout guide.
        open private(set) weak var firstItem: AnyObject?
        /// A view or a layout guide; nil for a constant.
        open private(set) weak var secondItem: AnyObject?
        public let firstAttribute: Attribute
        public let secondAttribute: Attribute
        public let relation: Relation
        public let multiplier: CGFloat
        /// The constant in points.
        open var constant: CGFloat
        /// The priority over other constraints.
        open var priority = UILayoutPriority.required
        /// A name for people.
        open var identifier: String?
        weak var holder: UIView?

        init(
            _ first: (item: AnyObject?, attribute: Attribute),
            _ relation: Relation,
            to second: (item: AnyObject?, attribute: Attribute),
            multiplier: CGFloat = 1,
            constant: CGFloat = 0
        ) {
            (firstItem, firstAttribute) = first
            (secondItem, secondAttribute) = second
            self.relation = relation
            self.multiplier = multiplier
            self.constant = constant
            super.init()
        }

        /// Activates or deactivates the constraint. The views of an active constraint are in one tree; it raises if
        /// they aren't.
        open var isActive: Bool {
            get { holder != nil }
            set { if newValue { activate() } else { deactivate() } }
        }

        /// Activates all of them.
        open class func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }

        /// Deactivates all of them.
        open class func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }

        private func activate() {
            guard holder == nil, let first = UIView.view(of: firstItem) else { return }
            guard let second = UIView.view(of: secondItem) else { return first.hold(self) }
            guard let ancestor = first.commonAncestor(with: second) else {
                Misuse.raise(
                    "Unable to activate constraint with anchors of \(first) and \(second) because they have no common ancestor."
                )
            }
            ancestor.hold(self)
        }

        private func deactivate() {
            holder?.drop(self)
        }
    }

    /// The priority of a constraint, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uilayoutpriority
    public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
        public var rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        public static let required = UILayoutPriority(1_000)
        public static let defaultHigh = UILayoutPriority(750)
        public static let defaultLow = UILayoutPriority(250)
        public static let fittingSizeLevel = UILayoutPriority(50)
    }
#endif
