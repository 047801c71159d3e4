#if !canImport(UIKit)
    public import Foundation

    /// A node of a view tree, as in UIKit. Nothing is drawn, and nothing is laid out by itself.
    @MainActor open class UIView: UIResponder {
        /// The place in the superview's coordinates, in points.
        open var frame: CGRect {
            didSet { if frame != oldValue { setNeedsLayout() } }
        }
        /// The view's own coordinates: the frame's size, with an origin of zero. Setting it keeps the centre.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set {
                let center = self.center
                frame.size = newValue.size
                self.center = center
            }
        }

        /// The middle of the frame, in the superview's coordinates.
        open var center: CGPoint {
            get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
            set {
                frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
            }
        }

        /// Stored without effect: nothing is drawn.
        open var backgroundColor: UIColor?
        /// True if it is hidden. Stored without effect, except for windows.
        open var isHidden = false
        /// Opacity from 0 to 1. Stored without effect: nothing is drawn.
        open var alpha: CGFloat = 1
        /// Stored without effect: nothing is drawn.
        open var contentMode = ContentMode.scaleToFill
        /// A number by which `viewWithTag(_:)` finds the view.
        open var tag = 0
        /// Stored without effect: there are no touches.
        open var isUserInteractionEnabled = true
        /// A name for tests, not shown to users.
        open var accessibilityIdentifier: String?
        /// The label that a screen reader speaks.
        open var accessibilityLabel: String?
        /// The value that a screen reader speaks, such as a slider's position.
        open var accessibilityValue: String?
        /// The hint that a screen reader speaks about the result of an action.
        open var accessibilityHint: String?
        /// The role of the view for a screen reader.
        open var accessibilityTraits = UIAccessibilityTraits.none
        /// True if a screen reader treats the view as a single element. Stored without effect.
        open var isAccessibilityElement = false
        /// Stored without effect: nothing is laid out.
        open var autoresizingMask: AutoresizingMask = []
        /// True if the margins are at least those of the superview. Stored without effect: nothing is laid out.
        open var preservesSuperviewLayoutMargins = false
        /// The margins in points. Stored without effect: nothing is laid out.
        open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        /// Stored without effect: nothing is laid out.
        open var translatesAutoresizingMaskIntoConstraints = true

        /// The active constraints between views of this tree whose nearest common ancestor is this view, and those of
        /// this view alone.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiview/constraints
        open var constraints: [NSLayoutConstraint] { heldConstraints }
        var heldConstraints: [NSLayoutConstraint] = []

        /// The part of the view that no bar covers.
        open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
        /// The part of the view inside its margins.
        open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
        /// The part of the view that is narrow enough for text.
        open private(set) lazy var readableContentGuide = UILayoutGuide(of: self)
        /// The part of the view that the keyboard covers: none, at the lower end of the safe area, while there is none.
        open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)

        /// The subviews from back to front. A view keeps its subviews alive.
        open internal(set) var subviews: [UIView] = []

        /// The superview, held weakly.
        open internal(set) weak var superview: UIView?

        weak var viewController: UIViewController?
        private var needsLayout = true

        /// Creates a view without subviews.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Returns nil: there are no archives outside UIKit.
        public required init?(coder: NSCoder) { nil }

        public convenience override init() { self.init(frame: .zero) }

        /// The window at the root of the tree, if there is one.
        open var window: UIWindow? { superview?.window }

        /// The controller whose root view this is, otherwise the superview.
        open override var next: UIResponder? { viewController ?? superview }

        /// Adds the view in front of the other subviews, and removes it from its current place.
        open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

        /// Inserts a view. An index beyond the ends means the nearest end.
        open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

        /// Inserts the view directly in front of a subview; does nothing if that isn't one.
        open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            insert(view, beside: siblingSubview, offset: 1)
        }

        /// Inserts the view directly behind a subview; does nothing if that isn't one.
        open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            insert(view, beside: siblingSubview, offset: 0)
        }

        /// Moves a subview in front of the others.
        open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

        /// Moves a subview behind the others.
        open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

        /// Removes the view. If it is the root view of a controller, that disappears.
        open func removeFromSuperview() { leaveSuperview() }

        /// Returns true if the view is `view` or below it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }

        /// Returns the view itself or the first one below it with the tag.
        open func viewWithTag(_ tag: Int) -> UIView? {
            if self.tag == tag { return self }
            for subview in subviews {
                if let found = subview.viewWithTag(tag) { return found }
            }
            return nil
        }

        /// Called before the superview changes.
        open func willMove(toSuperview newSuperview: UIView?) {}
        /// Called after the superview has changed.
        open func didMoveToSuperview() {}
        /// Called before the window changes, here and in all views below.
        open func willMove(toWindow newWindow: UIWindow?) {}
        /// Called after the window has changed, here and in all views below.
        open func didMoveToWindow() {}
        /// Called after a view was added to this one.
        open func didAddSubview(_ subview: UIView) {}
        /// Called before a view is removed from this one.
        open func willRemoveSubview(_ subview: UIView) {}

        /// Called by `layoutIfNeeded()`; does nothing by default.
        open func layoutSubviews() {}

        /// Marks the view for layout by the next `layoutIfNeeded()`.
        open func setNeedsLayout() { needsLayout = true }

        /// Calls `layoutSubviews()` where it is needed, here and below.
        open func layoutIfNeeded() {
            if needsLayout {
                needsLayout = false
                layoutSubviews()
            }
            for subview in subviews { subview.layoutIfNeeded() }
        }
    }
#endif
