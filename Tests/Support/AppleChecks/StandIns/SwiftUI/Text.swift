public import Foundation

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    nonisolated public init(verbatim content: String) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}

    /// https://developer.apple.com/documentation/swiftui/text/init(_:format:)
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}

    /// https://developer.apple.com/documentation/swiftui/text/font(_:)
    nonisolated public func font(_ font: Font?) -> Text { self }

    /// https://developer.apple.com/documentation/swiftui/text/bold()
    nonisolated public func bold() -> Text { self }
}

extension Text: View {
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: Never { fatalError("only type-checked") }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
