public import TemplateCatalogue

/// A type that scenes of a style are made of, as the style's description in `Templates` has it.
///
/// For example: the presenter, with a contract that asks for the spec's events.
public struct ScenePart: Hashable, Sendable {
    /// What the type's name ends with. For example: `Presenter`.
    public let suffix: String
    /// What its contract asks for; `nil` for a type without one.
    public let members: ContractMembers?
    /// What its contract's name ends with. For example: `PresenterContract`.
    public let contractSuffix: String
    /// The scaffold of the type, where it isn't the tool's own.
    public let scaffold: SceneTemplate?
    /// The scaffold of its tests, where calls that make the type follow what it grows by.
    public let tests: SceneTemplate?
    /// What a scene has to have for it; `nil` where each scene of the style has it.
    public let condition: SceneCondition?
    /// Suffixes of the parts that it may be made with, in the order in which it takes them.
    public let collaborators: [String]
    /// Whether protocols of the team's own may well be called as its contract is.
    public let isCommonlyNamed: Bool

    init(
        _ suffix: String,
        members: ContractMembers? = nil,
        contract: String? = nil,
        scaffold: SceneTemplate? = nil,
        tests: SceneTemplate? = nil,
        when condition: SceneCondition? = nil,
        collaborators: [String] = [],
        isCommonlyNamed: Bool = false
    ) {
        self.suffix = suffix
        self.members = members
        contractSuffix = contract ?? suffix + "Contract"
        self.scaffold = scaffold
        self.tests = tests
        self.condition = condition
        self.collaborators = collaborators
        self.isCommonlyNamed = isCommonlyNamed
    }
}
