#if !canImport(UIKit)
    public import Foundation

    /// An attribute of a view for constraints, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/nslayoutanchor
    @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
        let place: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

        init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
            place = (item, attribute)
            super.init()
        }

        open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
            constraint(equalTo: anchor, constant: 0)
        }

        open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(place, .equal, to: anchor.place, constant: c)
        }

        open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
            constraint(greaterThanOrEqualTo: anchor, constant: 0)
        }

        open func constraint(
            greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
            constant c: CGFloat
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(place, .greaterThanOrEqual, to: anchor.place, constant: c)
        }

        open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
            constraint(lessThanOrEqualTo: anchor, constant: 0)
        }

        open func constraint(
            lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
            constant c: CGFloat
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(place, .lessThanOrEqual, to: anchor.place, constant: c)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
    @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

    /// From https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
    @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

    /// From https://developer.apple.com/documentation/uikit/nslayoutdimension
    @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
        open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constant(.equal, c) }
        open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
            constant(.greaterThanOrEqual, c)
        }
        open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
            constant(.lessThanOrEqual, c)
        }

        open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
            constraint(equalTo: anchor, multiplier: m, constant: 0)
        }

        open func constraint(
            equalTo anchor: NSLayoutDimension,
            multiplier m: CGFloat,
            constant c: CGFloat
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(place, .equal, to: anchor.place, multiplier: m, constant: c)
        }

        private func constant(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(place, relation, to: (nil, .notAnAttribute), constant: constant)
        }
    }
#endif
