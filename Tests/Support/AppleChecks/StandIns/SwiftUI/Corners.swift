public import Foundation

/// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}

extension Rectangle: InsettableShape {}

/// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// https://developer.apple.com/documentation/swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
    /// https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
}

extension InsettableShape {
    /// https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View { self }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/textcase(_:)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
}

extension Text {
    /// https://developer.apple.com/documentation/swiftui/text/case
    public enum Case: Sendable { case uppercase, lowercase }

    /// https://developer.apple.com/documentation/swiftui/text/kerning(_:)
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
}

extension Color {
    /// https://developer.apple.com/documentation/swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { self.init() }
}

extension Font {
    /// https://developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:)
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }

    /// https://developer.apple.com/documentation/swiftui/font/system(_:design:)
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }

    /// https://developer.apple.com/documentation/swiftui/font/design
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// https://developer.apple.com/documentation/swiftui/font/weight(_:)
    public func weight(_ weight: Weight) -> Font { self }

    /// https://developer.apple.com/documentation/swiftui/font/weight
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    /// https://developer.apple.com/documentation/swiftui/font/italic()
    public func italic() -> Font { self }
}
