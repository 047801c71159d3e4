/// The keys of a child.
package enum ChildKeys: String, SpecKeys {
    case to, with

    package static let title = "child"
    package static let required = requiredKeys
    package static let place =
        "An entry of `children` in a scene. `header: UserBadge` is short for `header: { to: UserBadge }`."

    package var key: SpecKey {
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
