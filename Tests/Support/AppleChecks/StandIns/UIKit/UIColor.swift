public import Foundation

/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    public init(white: CGFloat, alpha: CGFloat) { super.init() }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

    // https://developer.apple.com/documentation/uikit/standard-colors
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var gray: UIColor { UIColor(white: 0, alpha: 1) }
    open class var red: UIColor { UIColor(white: 0, alpha: 1) }
    open class var green: UIColor { UIColor(white: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(white: 0, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var systemBlue: UIColor { UIColor(white: 0, alpha: 1) }
    open class var systemGray: UIColor { UIColor(white: 0, alpha: 1) }
    open class var systemGreen: UIColor { UIColor(white: 0, alpha: 1) }
    open class var systemOrange: UIColor { UIColor(white: 0, alpha: 1) }
    open class var systemRed: UIColor { UIColor(white: 0, alpha: 1) }

    // https://developer.apple.com/documentation/uikit/ui-element-colors
    open class var label: UIColor { UIColor(white: 0, alpha: 1) }
    open class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
    open class var separator: UIColor { UIColor(white: 0, alpha: 1) }
    open class var systemBackground: UIColor { UIColor(white: 0, alpha: 1) }
    open class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
}
