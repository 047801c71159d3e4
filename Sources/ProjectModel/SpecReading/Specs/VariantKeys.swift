/// The keys of a variant.
public enum VariantKeys: String, SpecKeys {
    case to, flag

    public static let title = "variant"
    public static let required = requiredKeys
    public static let place =
        "An entry of `variants` in a scene. The first one whose flag is on is shown; the scene itself, if none is."

    public var key: SpecKey {
        switch self {
        case .to:
            SpecKey(
                rawValue,
                .required,
                type: "scene",
                "The scene that is shown instead. It takes the same parameters.",
                example: "to: KaimonoQuickCart"
            )
        case .flag:
            SpecKey(
                rawValue,
                .required,
                type: "Swift expression",
                "What it depends on: a `Bool` of a service that the app's environment offers.",
                example: "flag: userFeatures.isQuickCartEnabled"
            )
        }
    }
}
