/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    public var body: Never { fatalError("only type-checked") }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// https://developer.apple.com/documentation/swiftui/progressview/init()
    nonisolated public init() where Label == EmptyView {}

    /// https://developer.apple.com/documentation/swiftui/progressview/init(label:)
    nonisolated public init(@ViewBuilder label: () -> Label) {}

    /// https://developer.apple.com/documentation/swiftui/progressview/init(_:)
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {}

    /// https://developer.apple.com/documentation/swiftui/progressview/init(_:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {}
}
