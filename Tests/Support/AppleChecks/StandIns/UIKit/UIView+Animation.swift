public import Foundation

extension UIView {
    /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}

    /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {}

    /// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {}

    /// https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {}

    /// https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
        public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
        public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    }
}
