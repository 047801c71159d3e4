public import Foundation

/// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor @preconcurrency
open class UITraitCollection: NSObject {
    nonisolated public override init() { super.init() }

    /// https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale
    open var displayScale: CGFloat { 0 }
}
