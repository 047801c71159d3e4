/// The keys of `descriptors` in `project.yml`.
enum DescriptorsKeys: String, SpecKeys {
    case namespace, `protocol`

    static let title = "descriptors"
    static let required = requiredKeys
    static let place =
        "`descriptors` in `project.yml`: types of the team's own that generated descriptors of scenes are part of. The core module declares them, or has a public `typealias` of theirs."

    var key: SpecKey {
        switch self {
        case .namespace:
            SpecKey(
                rawValue,
                .defaults("`ViewDescriptor` of ViperRuntime"),
                type: "name",
                "The type that descriptors are nested in.",
                example: "namespace: Screens"
            )
        case .protocol:
            SpecKey(
                rawValue,
                .defaults("`TypedDescriptor` of ViperRuntime alone"),
                type: "name",
                "The protocol that descriptors conform to as well. All that it asks for is an associated type `Output`.",
                example: "protocol: ScreenDescriptor"
            )
        }
    }
}
