/// The keys of a section.
public enum SectionKeys: String, SpecKeys {
    case part, state, events, component

    public static let title = "section"
    public static let required = requiredKeys
    public static let place =
        "An entry of a content in `contents` of a scene: a view that takes values and closures only; without a value, a view that takes nothing."

    public var key: SpecKey {
        switch self {
        case .part:
            SpecKey(
                rawValue,
                .defaults("none"),
                type: "name",
                "In an `mvvm` scene, [the part of the screen](styles/mvvm.md#contents-and-sections) whose data it is drawn from: it takes fields of that part, and is drawn anew when they change. Without one it takes fields of the screen's own state.",
                example: "part: results"
            )
        case .state:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of fields",
                "The fields of the scene's state, or of the part, that it takes as values.",
                example: "state: [order]"
            )
        case .events:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of events",
                "The scene's events, or the part's, that it reports, through closures: `didTapOrder` through `onTapOrder`, an input of an `mvvm` scene under its own name.",
                example: "events: [didTapOrder]"
            )
        case .component:
            SpecKey(
                rawValue,
                type: "component, or what it takes by parameter, below its name",
                "A [component](components.md) that draws the section, in place of a view that is scaffolded. Then there is neither `state` nor `events`. Below its name stands the field of the state, or the event, for a parameter of its initializer. A parameter that isn't listed takes the field of its name, or the event that is reported through a closure of its name.",
                example: "component: { ProductTile: { product: offer, onTap: didSelectOffer } }"
            )
        }
    }
}
