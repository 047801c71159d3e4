#if IOS_17
    public import Observation

    /// https://developer.apple.com/documentation/swiftui/bindable
    @propertyWrapper @dynamicMemberLookup
    public struct Bindable<Value> {
        public var wrappedValue: Value
        public var projectedValue: Bindable<Value> { self }

        @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    extension Bindable where Value: AnyObject {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
        ) -> Binding<Subject> { .constant(wrappedValue[keyPath: keyPath]) }
    }

    extension Bindable where Value: AnyObject, Value: Observable {
        /// https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

        /// https://developer.apple.com/documentation/swiftui/bindable/init(_:)
        public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

        /// https://developer.apple.com/documentation/swiftui/bindable/init(projectedvalue:)
        public init(projectedValue: Bindable<Value>) { self = projectedValue }
    }

    extension Bindable: Sendable where Value: Sendable {}
#endif
