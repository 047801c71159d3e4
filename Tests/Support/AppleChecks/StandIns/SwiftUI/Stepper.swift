/// https://developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View {
    /// https://developer.apple.com/documentation/swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:)
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public var body: Never { fatalError("only type-checked") }
}
