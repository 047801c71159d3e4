#if !canImport(UIKit)
    extension UIView {
        /// Returns the view of an item of a constraint.
        static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

        /// Returns the nearest view that contains both.
        func commonAncestor(with view: UIView) -> UIView? {
            sequence(first: self, next: \.superview).first { view.isDescendant(of: $0) }
        }

        func hold(_ constraint: NSLayoutConstraint) {
            constraint.holder = self
            heldConstraints.append(constraint)
        }

        func drop(_ constraint: NSLayoutConstraint) {
            constraint.holder = nil
            heldConstraints.removeAll { $0 === constraint }
        }

        /// Removes the constraints between this view's tree and views outside, when it leaves its superview.
        func dropConstraints(toOutside view: UIView) {
            for ancestor in sequence(first: self, next: \.superview) {
                for constraint in ancestor.heldConstraints where constraint.relates(to: view) {
                    ancestor.drop(constraint)
                }
            }
        }
    }

    extension NSLayoutConstraint {
        fileprivate func relates(to view: UIView) -> Bool {
            [firstItem, secondItem].contains { UIView.view(of: $0)?.isDescendant(of: view) == true }
        }
    }
#endif
