/// The keys of `mocks` in `module.yml`.
enum MocksKeys: String, SpecKeys {
    case protocols, naming, className, reset

    static let title = "mocks"
    static let required = requiredKeys
    static let place =
        "`mocks` in `module.yml`: mocks of the protocols that the module's sources declare, in a module `<Module>TestSupport`. `mocks: public` is short for `mocks: { protocols: public }`."

    var key: SpecKey {
        switch self {
        case .protocols:
            SpecKey(
                rawValue,
                .defaults("`annotated`"),
                type: "`annotated`, `public`, or list of names",
                "Which protocols: those with `/// @mockable`, `// sourcery: AutoMockable` or a conformance to `AutoMockable`; also all public ones, or those with these names, in which `*` and `?` are wildcards. The mock of an internal one imports the module as `@testable`.",
                example: "protocols: [\"*Repository\", ActivityLogger]"
            )
        case .naming:
            SpecKey(
                rawValue,
                .defaults("`short`"),
                type: Choices.mockNamings,
                "How the members of mocks are called, those of the contracts of the module's scenes among them.",
                example: "naming: mockolo"
            )
        case .className:
            SpecKey(
                rawValue,
                .defaults("`Mock{}` with `short` names, else `{}Mock`"),
                type: "name with `{}`",
                "The names of the mocks; `{}` stands for the protocol's name, `{-Protocol}` for the name without that ending.",
                example: "className: \"{-Protocol}Mock\""
            )
        case .reset:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether mocks, also those of the contracts of the module's scenes, have a `reset()`, which forgets the calls and keeps what they are answered with. A mark above a protocol has the last word.",
                example: "reset: true"
            )
        }
    }
}
