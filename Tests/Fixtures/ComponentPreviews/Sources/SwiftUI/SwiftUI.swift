// As much of SwiftUI as the views of this package ask for: they are made and looked at, never drawn.

@MainActor public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Several { Several() }
}
public struct Several: View { public var body: Never { fatalError() } }
public struct HorizontalAlignment: Sendable { public static let leading = HorizontalAlignment() }
public struct Text: View {
    public init(verbatim: String) {}
    public var body: Never { fatalError() }
}
public struct VStack: View {
    public init(alignment: HorizontalAlignment, @Lines content: () -> [Text]) {}
    public var body: Never { fatalError() }
}
@resultBuilder public enum Lines {
    public static func buildExpression(_ text: Text) -> [Text] { [text] }
    public static func buildBlock(_ parts: [Text]...) -> [Text] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Text]?) -> [Text] { part ?? [] }
}
public struct Button: View {
    public init(action: @escaping @MainActor () -> Void, label: () -> VStack) {}
    public var body: Never { fatalError() }
    public func disabled(_ isDisabled: Bool) -> Button { self }
}
