public import SwiftReading

/// `descriptors` in `project.yml`: types of the team's own that descriptors of scenes are part of.
public struct DescriptorsSpec: Hashable, Sendable {
    /// What descriptors are nested in. For example: `Screens`.
    public var namespace: Located<String>?
    /// What descriptors conform to. For example: `ScreenDescriptor`.
    public var conformance: Located<String>?
    /// The protocol's associated type; `Output` when `nil`.
    public var output: Located<String>?
    /// What the team's own resolver returns, where the protocol has no associated type. For example: `UIViewController`.
    public var returns: Located<SwiftType>?
    /// What the team's own resolver hands to the switch besides the descriptor.
    public var resolverParameters: [ParameterSpec] = []
    /// What the switch over adopted scenes imports.
    public var imports: [Located<String>] = []
    /// What it imports where there is such a module.
    /// Those that are imported where there is such a module.
    public var optionalImports: Set<String> = []
    /// How descriptors are built that no spec names; `nil` where these aren't looked for.
    public var discovery: Located<BuilderPattern>?
    /// Those of them that the team's own resolver goes on opening. For example: `Screens.TrailerDescriptor`.
    public var exceptions: [Located<String>] = []

    public init(namespace: Located<String>? = nil, conformance: Located<String>? = nil) {
        self.namespace = namespace
        self.conformance = conformance
    }
}

extension DescriptorsSpec {
    /// The types that it names.
    public var types: [Located<String>] { [namespace, conformance].compactMap(\.self) }
}

extension ProjectSpec {
    /// The types of the team's own that it names for what would be the tool's otherwise.
    public var teamTypes: [Located<String>] { [environment?.type].compactMap(\.self) + (descriptors?.types ?? []) }
}
