/// The keys of `descriptors` in `project.yml`.
enum DescriptorsKeys: String, SpecKeys {
    case namespace, `protocol`, output, resolverParameters, imports, discover, except

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
                "The protocol that descriptors conform to as well. All that it asks for is an associated type `Output`. It is at the top level, unless [only the resolver](existing-apps.md#the-resolver-alone) is generated: then one inside a type is written as `App.Screen`.",
                example: "protocol: ScreenDescriptor"
            )
        case .output:
            SpecKey(
                rawValue,
                .defaults("`.Output`"),
                type: "Swift type",
                "What descriptors give. With a dot before it, the associated type of `protocol`, where it is named differently; without, the type that the team's own resolver returns for every adopted scene, where there is no associated type: `output: UIViewController`. For adopted scenes: generated descriptors have an `Output`.",
                example: "output: .Screen"
            )
        case .resolverParameters:
            SpecKey(
                rawValue,
                type: "types by name",
                "What the team's own resolver takes besides the descriptor, and hands to the switch over adopted scenes. Builders call it by its name.",
                example: "resolverParameters: { navigator: Navigator }"
            )
        case .imports:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of modules",
                "What the generated switch over adopted scenes imports: the modules of their descriptors and builders. One with a `?` is imported where there is such a module, as Apple's frameworks are.",
                example: "imports: [UIKit, CinemaCore, HeadlessUI?]"
            )
        case .discover:
            SpecKey(
                rawValue,
                .defaults("only descriptors that a spec names are opened"),
                type: "`true` or Swift expression",
                "Whether each type in the sources that conforms to `protocol` has its case in [the generated switch](existing-apps.md#a-descriptor-and-a-builder) without a spec. `true` calls `<Scene>ViewBuilder.build(with: descriptor, environment: self)`; an expression is what builds each, with `{}` for the scene's name: the descriptor's without its ending.",
                example: "discover: \"{}Module.assemble(with: descriptor, session: self)\""
            )
        case .except:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of types",
                "Descriptors that `discover` leaves to the team's own resolver.",
                example: "except: [Screens.TrailerDescriptor]"
            )
        }
    }
}
