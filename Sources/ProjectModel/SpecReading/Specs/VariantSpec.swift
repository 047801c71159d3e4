/// A scene that is shown in place of another while a flag is on.
///
/// For example: `quickCart: { to: KaimonoQuickCart, flag: userFeatures.isQuickCartEnabled }`.
public struct VariantSpec: Hashable, Sendable {
    public var name: Located<String>
    public var destination: Located<String>
    /// A `Bool` expression that may name the environment's services.
    public var flag: Located<SwiftExpression>
}

extension VariantSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: VariantKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destination.dump]
        case .flag: ["flag": flag.dump(\.text)]
        }
    }
}
