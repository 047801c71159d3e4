/// The keys of a content.
package enum ContentKeys: String, SpecKeys {
    case summary, sections

    package static let title = "content"
    package static let required = requiredKeys
    package static let place = "An entry of `contents` in a scene: a view that arranges sections."

    package var key: SpecKey {
        switch self {
        case .summary:
            SpecKey(rawValue, type: "text", "What it shows.", example: "summary: What is under way for the user.")
        case .sections:
            SpecKey(
                rawValue,
                .required,
                type: "[sections](#section) by name",
                "Its sections, from top to bottom.",
                example: "sections: { order: { state: [order], events: [didTapOrder] } }"
            )
        }
    }
}

/// The keys of a section.
package enum SectionKeys: String, SpecKeys {
    case summary, state, events

    package static let title = "section"
    package static let required = requiredKeys
    package static let place =
        "An entry of `sections` in a content: a view that takes values and closures only; without a value, a view that takes nothing."

    package var key: SpecKey {
        switch self {
        case .summary:
            SpecKey(rawValue, type: "text", "What it shows.", example: "summary: The order that was placed last.")
        case .state:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of fields",
                "The fields of the scene's state that it takes as values.",
                example: "state: [order]"
            )
        case .events:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of events",
                "The scene's events that it reports, through closures: `didTapOrder` through `onTapOrder`.",
                example: "events: [didTapOrder]"
            )
        }
    }
}
