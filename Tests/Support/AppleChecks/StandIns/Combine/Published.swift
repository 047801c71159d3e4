/// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}

    /// https://developer.apple.com/documentation/combine/published/publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {}
    }

    /// https://developer.apple.com/documentation/combine/published/projectedvalue
    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher() }
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("only type-checked") }
        set { fatalError("only type-checked") }
    }

    /// What the compiler calls for `@Published` properties of classes.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { fatalError("only type-checked") }
        set { fatalError("only type-checked") }
    }
}

@available(*, unavailable)
extension Published: Sendable {}
