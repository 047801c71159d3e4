import Basics

/// A type that scenes of a style are made of, as the style's description in `Templates` has it.
///
/// For example: the presenter, with a contract that asks for the spec's events.
public struct ScenePart: Hashable, Sendable {
    /// What the type's name ends with. For example: `Presenter`.
    public let suffix: String
    /// What its contract asks for; `nil` for a type without one.
    public internal(set) var members: ContractMembers?
    /// What its contract's name ends with. For example: `PresenterContract`.
    public internal(set) var contractSuffix: String
    /// The path of the type's scaffold, where the type isn't the tool's own.
    public internal(set) var scaffold: NamePattern?
    /// Whether the type is generated, and the scaffold only extends it.
    public internal(set) var isGenerated = false
    /// The path of its tests, where calls that make the type follow what it grows by.
    public internal(set) var tests: NamePattern?
    /// Where its style describes it.
    let location: SourceLocation?
    /// The templates of both. For example: `Presenter.swift`.
    var templates = Templates()
    /// What a scene has to have for it; `nil` where each scene of the style has it.
    public internal(set) var condition: SceneCondition?
    /// Suffixes of the parts that it may be made with, in the order in which it takes them.
    public internal(set) var collaborators: [String] = []
    /// Whether protocols of the team's own may well be called as its contract is.
    public internal(set) var isCommonlyNamed = false

    struct Templates: Hashable, Sendable {
        var scaffold: TemplateMention?
        var tests: TemplateMention?
    }

    init(_ suffix: String, at location: SourceLocation? = nil) {
        self.suffix = suffix
        self.location = location
        contractSuffix = suffix + "Contract"
    }
}

/// The name of a template, where a style gives it.
struct TemplateMention: Hashable, Sendable {
    var name: String
    var location: SourceLocation
}
