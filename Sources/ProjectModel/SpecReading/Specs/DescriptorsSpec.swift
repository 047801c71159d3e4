/// `descriptors` in `project.yml`: types of the team's own that descriptors of scenes are part of.
public struct DescriptorsSpec: Hashable, Sendable {
    /// The type that descriptors are nested in. For example: `Screens`.
    public var namespace: Located<String>?
    /// The protocol that descriptors conform to. For example: `ScreenDescriptor`.
    public var conformance: Located<String>?
    /// The protocol's associated type; `Output` when `nil`.
    public var output: Located<String>?
    /// The result of the team's own resolver, where the protocol has no associated type.
    ///
    /// For example: `UIViewController`.
    public var returns: Located<SwiftType>?
    /// The parameters that the team's own resolver passes to the switch besides the descriptor.
    public var resolverParameters: [ParameterSpec] = []
    /// The modules that the switch over adopted scenes imports.
    public var imports: [Located<String>] = []
    /// The imported modules that are optional: imported only where the module exists.
    public var optionalImports: Set<String> = []
    /// The call that builds descriptors without a spec; `nil` where the tool doesn't look for them.
    public var discovery: Located<BuilderPattern>?
    /// Descriptors without a spec that stay with the team's own resolver. For example: `Screens.TrailerDescriptor`.
    public var exceptions: [Located<String>] = []

    public init(namespace: Located<String>? = nil, conformance: Located<String>? = nil) {
        self.namespace = namespace
        self.conformance = conformance
    }
}

extension DescriptorsSpec {
    /// The types that the spec names.
    public var types: [Located<String>] { [namespace, conformance].compactMap(\.self) }
}

extension ProjectSpec {
    /// The team's own types that the spec names in place of the tool's.
    public var teamTypes: [Located<String>] { [environment?.type].compactMap(\.self) + (descriptors?.types ?? []) }
}
