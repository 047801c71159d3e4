/// The keys of a part of an `mvvm` scene's screen.
public enum PartKeys: String, SpecKeys {
    case state, events, component

    public static let title = "part"
    public static let required = requiredKeys
    public static let place =
        "An entry of `parts` in a scene of the style `mvvm`. Its subview is called after the scene and the part: `<Scene><Part>View`."

    public var key: SpecKey {
        switch self {
        case .state:
            SpecKey(
                rawValue,
                type: "types, or [parameters](#parameter), by name",
                "What its data object holds. Each field starts as those of a scene's `state` do.",
                example: "state: { images: [URL], isLoading: Bool }"
            )
        case .events:
            SpecKey(
                rawValue,
                type: "parameters by name, or a list of names",
                "What its subview reports. All events of a scene are inputs of one view model, so each needs a unique name.",
                example: "events: { onImageTap: { index: Int } }"
            )
        case .component:
            SpecKey(
                rawValue,
                type: "component, or what it takes by parameter, below its name",
                "A [component](components.md) that draws the part, in place of a view that is scaffolded. Below its name stands the field of the part's state, or the event of the part or the scene, for a parameter of its initializer. A parameter that isn't listed takes the field of its name, or the event of its name (`onTap`, or `didTap`).",
                example: "component: { ProductTile: { product: offer, onTap: onOfferTap } }"
            )
        }
    }
}
