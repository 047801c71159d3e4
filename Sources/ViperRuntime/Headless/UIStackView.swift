#if !canImport(UIKit)
    public import Foundation

    /// Views in a row or a column, as in UIKit, except for the layout itself.
    @MainActor open class UIStackView: UIView {
        /// The distribution of views along the axis, as in UIKit.
        public enum Distribution: Int, Sendable {
            case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
        }
        /// The alignment of views across the axis, as in UIKit.
        public enum Alignment: Int, Sendable { case fill = 0, leading, firstBaseline, center, trailing, lastBaseline }

        /// Stored without effect: nothing is laid out.
        open var axis = NSLayoutConstraint.Axis.horizontal
        /// Stored without effect: nothing is laid out.
        open var distribution = Distribution.fill
        /// Stored without effect: nothing is laid out.
        open var alignment = Alignment.fill
        /// The spacing in points. Stored without effect: nothing is laid out.
        open var spacing: CGFloat = 0
        /// True if the margins are kept free. Stored without effect: nothing is laid out.
        open var isLayoutMarginsRelativeArrangement = false

        /// The arranged views. Each is a subview too; a subview need not be arranged.
        open private(set) var arrangedSubviews: [UIView] = []

        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a stack that arranges the views in order.
        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            for view in views { addArrangedSubview(view) }
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Arranges the view after the others.
        open func addArrangedSubview(_ view: UIView) {
            insertArrangedSubview(view, at: arrangedSubviews.count)
        }

        /// Inserts or moves a view. An index beyond the ends means the nearest end (UIKit raises).
        open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            if view.superview !== self { addSubview(view) }
            guard view.superview === self else { return }
            arrangedSubviews.removeAll { $0 === view }
            arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        }

        /// Stops arranging the view, which stays a subview.
        open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

        open override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            removeArrangedSubview(subview)
        }
    }
#endif
