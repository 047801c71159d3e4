import SpecReading
public import SwiftReading

/// What the descriptors of scenes are nested in, and what they conform to.
///
/// For example: `ViewDescriptor` and `TypedDescriptor`, or a team's own `Screens` and `ScreenDescriptor`.
public struct DescriptorTypes: Hashable, Sendable {
    /// ViperRuntime's, which files import beside the core module.
    private static let (standardNamespace, standardProtocol) = ("ViewDescriptor", "TypedDescriptor")

    /// The team's own, in the core module.
    public let teamNamespace: String?
    /// The team's own, in the core module.
    public let teamProtocol: String?
    /// As emitted code writes it: with its module where ViperRuntime has one of the name.
    public let namespace: String
    /// The protocol of all descriptors of scenes, as emitted code writes it.
    public let conformance: String
    /// What a descriptor of a scene conforms to that states no module of its own.
    public let conformances: String
    /// What a feature's resolver makes of a descriptor `D`. Of two protocols with an `Output` it depends on their names which one
    /// `D.Output` is of, and so which module has to be imported for it.
    public let sceneOutput: String
    /// The runtime's own protocol.
    public let runtimeProtocol: String
    /// The associated type of the team's protocol.
    public let output: String
    /// What the team's own resolver returns, where descriptors have no associated type.
    public let returns: SwiftType?
    /// What the team's own resolver hands to the switch besides the descriptor.
    public let resolverParameters: [Parameter]
    /// What the switch over adopted scenes imports.
    public let imports: [String]
    /// What it imports where there is such a module.
    public let optionalImports: [String]

    init(_ spec: DescriptorsSpec?, core: String) {
        func written(_ name: String, besides standard: String) -> String {
            name == standard ? "\(core).\(name)" : name
        }
        teamNamespace = spec?.namespace?.value
        teamProtocol = spec?.conformance?.value
        output = spec?.output?.value ?? "Output"
        returns = spec?.returns?.value
        resolverParameters = spec?.resolverParameters.map { Parameter(name: $0.name.value, type: $0.type.value) } ?? []
        imports = spec?.imports.map(\.value) ?? []
        optionalImports = spec?.optionalImports.map(\.value) ?? []
        let standard = DescriptorTypes.standardProtocol
        runtimeProtocol = teamProtocol == standard ? "ViperRuntime.\(standard)" : standard
        namespace =
            teamNamespace.map { written($0, besides: DescriptorTypes.standardNamespace) }
            ?? DescriptorTypes.standardNamespace
        sceneOutput = teamProtocol == nil ? "D.Output" : SceneOutput.viewController.rawValue
        let own = teamProtocol.map { written($0, besides: standard) }
        conformance = own ?? standard
        conformances = [own, runtimeProtocol].compactMap(\.self).joined(separator: ", ")
    }

    /// What generated descriptors are nested in where the switch over them is all that is generated.
    public var aloneNamespace: String { teamNamespace ?? DescriptorTypes.standardNamespace }

    /// Whether any is the team's own.
    public var areTeams: Bool { teamNamespace != nil || teamProtocol != nil }
}
