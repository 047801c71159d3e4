/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// What the conditions of a `ViewBuilder` become.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    nonisolated init() {}
    public var body: Never { fatalError("only type-checked") }
}
