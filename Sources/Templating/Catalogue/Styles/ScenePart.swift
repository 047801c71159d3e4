/// A type in the scenes of a style, from the style's description in `Templates`.
///
/// For example: the presenter, with a contract that requires the spec's events.
public struct ScenePart: Hashable, Sendable {
    /// The suffix of the type's name. For example: `Presenter`.
    public let suffix: String
    /// The members of its contract; `nil` for a type without one.
    public internal(set) var members: ContractMembers?
    /// The name of its contract, with `<Scene>` for the scene's. For example: `<Scene>PresenterContract`.
    public internal(set) var contract: String
    /// The path of the type's scaffold, if the tool doesn't own the type.
    public internal(set) var scaffold: NamePattern?
    /// True if the type is generated, and the scaffold only extends it.
    public internal(set) var isGenerated = false
    /// The path of its tests, whose calls of its initializer follow its changes.
    public internal(set) var tests: NamePattern?
    /// The place of its description in the style.
    let location: SourceLocation?
    /// The templates of its scaffold and tests. For example: `Presenter.swift`.
    var templates = Templates()
    /// The condition for a scene to have it; `nil` if each scene of the style has it.
    public internal(set) var condition: SceneCondition?
    /// The suffixes of the parts that its initializer may take, in order.
    public internal(set) var collaborators: [String] = []
    /// True if its contract's name is also likely for a team's own protocols.
    public internal(set) var isCommonlyNamed = false

    struct Templates: Hashable, Sendable {
        var scaffold: TemplateMention?
        var tests: TemplateMention?
    }

    init(_ suffix: String, at location: SourceLocation? = nil) {
        self.suffix = suffix
        self.location = location
        contract = Self.scene + suffix + "Contract"
    }

    private static let scene = "<Scene>"

    /// Returns the name of a scene's contract. For example: `RecipeDetailsPresenterContract`.
    public func contract(of scene: String) -> String { contractSuffix.map { scene + $0 } ?? contract }

    /// The end of its contract's name behind the scene's; `nil` for a contract that all scenes share.
    public var contractSuffix: String? {
        contract.hasPrefix(Self.scene) ? String(contract.dropFirst(Self.scene.count)) : nil
    }
}

/// The name of a template in a style's description.
struct TemplateMention: Hashable, Sendable {
    var name: String
    var location: SourceLocation
}
