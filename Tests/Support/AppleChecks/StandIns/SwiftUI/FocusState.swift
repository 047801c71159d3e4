/// https://developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let value: Value

    public init() where Value == Bool { value = false }
    public init<T>() where Value == T?, T: Hashable { value = nil }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding(value: value) }

    /// https://developer.apple.com/documentation/swiftui/focusstate/binding
    @propertyWrapper
    public struct Binding {
        fileprivate let value: Value

        public var wrappedValue: Value {
            get { value }
            nonmutating set {}
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        self
    }
}

/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("only type-checked") }
}
