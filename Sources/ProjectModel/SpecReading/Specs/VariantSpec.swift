/// A scene that is shown in place of another while a flag is on.
///
/// For example: `KaimonoQuickCart: userFeatures.isQuickCartEnabled`.
public struct VariantSpec: Hashable, Sendable {
    public var destination: Located<String>
    /// A `Bool` expression that may name the environment's services.
    public var flag: Located<SwiftExpression>

    /// The name among the variants of a scene: that of the scene as a case. For example: `kaimonoQuickCart`.
    public var name: Located<String> {
        Located(SwiftIdentifier.lowerCamelCase(destination.value), at: destination.range)
    }

    var dump: JSONValue { .object([("to", destination.dump), ("flag", flag.dump(\.text))]) }
}
