/// The keys of a child.
public enum ChildKeys: String, SpecKeys {
    case to, with

    public static let title = "child"
    public static let required = requiredKeys
    public static let place =
        "An entry of `children` in a scene. `header: UserBadge` is short for `header: { to: UserBadge }`."

    public var key: SpecKey {
        switch self {
        case .to:
            SpecKey(rawValue, .required, type: "scene", "The scene that is shown inside.", example: "to: UserBadge")
        case .with:
            SpecKey(
                rawValue,
                type: "list of names",
                "What the view passes when it shows the child: parameters of its descriptor, under the same names.",
                example: "with: [userID]"
            )
        }
    }
}
