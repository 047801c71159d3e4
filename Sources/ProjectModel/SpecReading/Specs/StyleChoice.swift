/// A style, and the way in which its view observes where the spec says that.
///
/// For example: `uikit`, and `swiftui with combine`.
public struct StyleChoice: RawRepresentable, Hashable, Sendable {
    private static let link = " with "

    let style: SceneStyle
    let binding: ViewBinding?

    init(_ style: SceneStyle, _ binding: ViewBinding? = nil) {
        self.style = style
        self.binding = binding
    }

    public init?(rawValue: String) {
        let choices = SceneStyle.allCases.flatMap { [StyleChoice($0)] + StyleChoice.bound($0) }
        guard let choice = choices.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = choice
    }

    public var rawValue: String { style.rawValue + (binding.map { Self.link + $0.rawValue } ?? "") }

    /// Returns the style with each binding.
    static func bound(_ style: SceneStyle) -> [StyleChoice] { ViewBinding.allCases.map { StyleChoice(style, $0) } }

    /// Returns all choices: a style that SwiftUI draws is one with each binding as well.
    public static func all(of styles: [SceneStyle]) -> [StyleChoice] {
        styles.flatMap { [StyleChoice($0)] + ($0.isDrawnBySwiftUI ? bound($0) : []) }
    }

    /// Returns the style's name in a choice: `swiftui` of `swiftui with combine`.
    public static func style(in choice: String) -> String {
        choice.firstRange(of: link).map { String(choice[..<$0.lowerBound]) } ?? choice
    }
}
