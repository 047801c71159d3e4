// As much of OpenCombine as emitted code uses, with its signatures, so that emitted code is type-checked without building it.

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { _ = newValue }
    }

    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { fatalError() }
        set { _ = newValue }
    }
}
