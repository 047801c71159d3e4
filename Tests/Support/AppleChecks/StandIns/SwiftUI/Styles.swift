public import Foundation
#if canImport(UIKit)
    public import UIKit
#endif

/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable, ShapeStyle {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    #if canImport(UIKit)
        nonisolated public init(uiColor: UIColor) {}
    #endif
    init() {}

    public static let clear = Color()
    public static let black = Color()
    public static let white = Color()
    public static let gray = Color()
    public static let red = Color()
    public static let green = Color()
    public static let blue = Color()
    public static let orange = Color()
    public static let accentColor = Color()
    public static let primary = Color()
    public static let secondary = Color()

    /// https://developer.apple.com/documentation/swiftui/color/opacity(_:)
    public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View {
    public var body: Never { fatalError("only type-checked") }
}

extension ShapeStyle where Self == Color {
    // https://developer.apple.com/documentation/swiftui/shapestyle#Getting-standard-colors
    public static var clear: Color { Color() }
    public static var black: Color { Color() }
    public static var white: Color { Color() }
    public static var gray: Color { Color() }
    public static var red: Color { Color() }
    public static var green: Color { Color() }
    public static var blue: Color { Color() }
    public static var orange: Color { Color() }
}

/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
    /// https://developer.apple.com/documentation/swiftui/shapestyle/regularmaterial
    public static var regularMaterial: Material { Material() }
}

/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()

    /// https://developer.apple.com/documentation/swiftui/font/bold()
    public func bold() -> Font { self }
}
