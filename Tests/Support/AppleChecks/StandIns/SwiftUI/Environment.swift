public import Foundation

#if IOS_17
    public import Observation
#endif

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

    public var wrappedValue: Value { fatalError("only type-checked") }
}

#if IOS_17
    extension Environment {
        /// https://developer.apple.com/documentation/swiftui/environment/init(_:)
        public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    }
#endif

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    public init() {}

    public var isEnabled = true
    public var displayScale: CGFloat = 1
    public var colorScheme = ColorScheme.light
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var layoutDirection = LayoutDirection.leftToRight
    public var locale = Locale.current
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}

/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// https://developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }

/// https://developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View { self }
}
