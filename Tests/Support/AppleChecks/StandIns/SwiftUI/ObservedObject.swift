public import Combine

/// https://developer.apple.com/documentation/swiftui/observedobject
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// https://developer.apple.com/documentation/swiftui/observedobject/wrapper
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { .constant(object[keyPath: keyPath]) }
    }
}

/// https://developer.apple.com/documentation/swiftui/stateobject
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}

    public var wrappedValue: ObjectType { fatalError("only type-checked") }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError("only type-checked") }
}
