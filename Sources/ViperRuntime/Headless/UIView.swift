#if !canImport(UIKit)
    public import Foundation

    /// A node of a view tree, as in UIKit. Nothing is drawn and nothing is laid out on its own.
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

        /// Kept, without effect: nothing is drawn.
        open var backgroundColor: UIColor?
        /// Kept, without effect, but for windows.
        open var isHidden = false
        /// Opacity from 0 to 1. Kept, without effect: nothing is drawn.
        open var alpha: CGFloat = 1
        /// Kept, without effect: nothing is drawn.
        open var contentMode = ContentMode.scaleToFill
        /// A number to find the view by: `viewWithTag(_:)`.
        open var tag = 0
        /// Kept, without effect: there are no touches.
        open var isUserInteractionEnabled = true
        /// A name for tests, not shown to users.
        open var accessibilityIdentifier: String?
        /// What a screen reader says.
        open var accessibilityLabel: String?
        /// What a screen reader says of what the view holds, such as a slider's position.
        open var accessibilityValue: String?
        /// What a screen reader says that the view does.
        open var accessibilityHint: String?
        /// What a screen reader says that the view is.
        open var accessibilityTraits = UIAccessibilityTraits.none
        /// Whether a screen reader takes the view for one thing. Kept, without effect.
        open var isAccessibilityElement = false
        /// Kept, without effect: nothing is laid out.
        open var autoresizingMask: AutoresizingMask = []
        /// Whether the margins are at least those of the superview. Kept, without effect: nothing is laid out.
        open var preservesSuperviewLayoutMargins = false
        /// In points. Kept, without effect: nothing is laid out.
        open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        /// Kept, without effect: nothing is laid out.
        open var translatesAutoresizingMaskIntoConstraints = true

        /// The active constraints between views of this tree for which this view is the nearest that holds both, and those of
        /// this view alone.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiview/constraints
        open var constraints: [NSLayoutConstraint] { heldConstraints }
        var heldConstraints: [NSLayoutConstraint] = []

        /// The part of the view that no bar covers.
        open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
        /// The part of the view inside of its margins.
        open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
        /// The part of the view that is narrow enough for text.
        open private(set) lazy var readableContentGuide = UILayoutGuide(of: self)
        /// The part of the view that the keyboard covers: none, at the lower end of the safe area, while there is none.
        open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)

        /// From back to front. A view keeps its subviews alive.
        open internal(set) var subviews: [UIView] = []

        /// Not kept alive by its subviews.
        open internal(set) weak var superview: UIView?

        weak var viewController: UIViewController?
        private var needsLayout = true

        /// A view without subviews.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// There are no archives outside UIKit: nil.
        public required init?(coder: NSCoder) { nil }

        public convenience override init() { self.init(frame: .zero) }

        /// The window at the root of the tree, if there is one.
        open var window: UIWindow? { superview?.window }

        /// The controller whose root view this is, otherwise the superview.
        open override var next: UIResponder? { viewController ?? superview }

        /// Puts the view in front of the other subviews, taking it from wherever it is.
        open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

        /// An index beyond the ends means the nearest end.
        open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

        /// Puts the view right in front of a subview; nothing happens if that isn't one.
        open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            insert(view, beside: siblingSubview, offset: 1)
        }

        /// Puts the view right behind a subview; nothing happens if that isn't one.
        open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            insert(view, beside: siblingSubview, offset: 0)
        }

        /// Puts a subview in front of the others.
        open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

        /// Puts a subview behind the others.
        open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

        /// A controller whose root view leaves the window in this way disappears.
        open func removeFromSuperview() { leaveSuperview() }

        /// Whether the view is `view` or somewhere below it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }

        /// The view itself or the first one below it that has the tag.
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
        /// Called when a view has been put into this one.
        open func didAddSubview(_ subview: UIView) {}
        /// Called before a view is taken out of this one.
        open func willRemoveSubview(_ subview: UIView) {}

        /// Called by `layoutIfNeeded()`; does nothing by default.
        open func layoutSubviews() {}

        /// Lets the next `layoutIfNeeded()` lay out.
        open func setNeedsLayout() { needsLayout = true }

        /// Calls `layoutSubviews()` where it is due, here and below.
        open func layoutIfNeeded() {
            if needsLayout {
                needsLayout = false
                layoutSubviews()
            }
            for subview in subviews { subview.layoutIfNeeded() }
        }
    }
#endif
