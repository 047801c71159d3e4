public import SwiftReading

/// What the descriptors of scenes are nested in, and what they conform to.
///
/// For example: `ViewDescriptor` and `TypedDescriptor`, or a team's own `Screens` and `ScreenDescriptor`.
public struct DescriptorTypes: Hashable, Sendable {
    /// ViperRuntime's, which files import beside the core module.
    public static let standardNamespace = "ViewDescriptor"
    /// ViperRuntime's as well.
    private static let standardProtocol = "TypedDescriptor"

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
    public let optionalImports: Set<String>
    /// How descriptors without a spec are built; `nil` where they aren't looked for.
    public let discovery: BuilderPattern?
    /// Those that the team's own resolver opens all the same.
    public let exceptions: [String]

    /// - Parameter modules: the core modules that declare what specs name of the team's own.
    init(of specs: SpecSet, in modules: [String] = []) {
        self.init(
            specs.project.descriptors,
            core: specs.descriptorModule,
            modules: modules,
            hasNamesake: specs.isAppAlone
                && specs.adoptedScenes.contains { $0.isNested(in: DescriptorTypes.standardNamespace) }
        )
    }

    /// - Parameter hasNamesake: Whether the team's own are nested in a type of the same name as the runtime's.
    init(_ spec: DescriptorsSpec? = nil, core: String = "", modules: [String] = [], hasNamesake: Bool = false) {
        func written(_ name: String, besides standard: String) -> String {
            name == standard ? "\(core).\(name)" : name
        }
        teamNamespace = spec?.namespace?.value ?? (hasNamesake ? DescriptorTypes.standardNamespace : nil)
        teamProtocol = spec?.conformance?.value
        output = spec?.output?.value ?? "Output"
        returns = spec?.returns?.value
        resolverParameters = spec?.resolverParameters.map { Parameter(name: $0.name.value, type: $0.type.value) } ?? []
        let listed = spec?.imports.map(\.value) ?? []
        // The core module is imported for the protocol.
        let standing = spec?.conformance == nil ? listed : listed + [core]
        imports = listed + modules.filter { !standing.contains($0) }
        optionalImports = spec?.optionalImports ?? []
        discovery = spec?.discovery?.value
        exceptions = spec?.exceptions.map(\.value) ?? []
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

    /// What leaves descriptors to the team's own resolver.
    ///
    /// - Parameter exceptions: those that are left to it already.
    public static func remedy(leaving names: [String], besides exceptions: [String], in path: String) -> String {
        let them = names.count > 1 ? "them" : "it"
        if exceptions.isEmpty {
            return
                "leave \(them) to your own resolver, in 'descriptors' of '\(path)': except: [\(names.joined(separator: ", "))]"
        }
        let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
        return "leave \(them) to your own resolver: add \(quoted) to 'except' in 'descriptors' of '\(path)'"
    }

    /// What its protocol asks of generated descriptors besides the runtime's `Output`; `nil` where that is the same.
    public var secondOutput: String? { teamProtocol == nil || returns != nil || output == "Output" ? nil : output }

    /// The same type, as files write it that see the runtime's as well.
    public func qualified(_ descriptor: String) -> String {
        guard let root = teamNamespace, root != namespace, descriptor.hasPrefix(root + ".") else { return descriptor }
        return namespace + descriptor.dropFirst(root.count)
    }

    /// What generated descriptors are nested in where the switch over them is all that is generated.
    public var aloneNamespace: String { teamNamespace ?? DescriptorTypes.standardNamespace }

    /// Whether any is the team's own.
    public var areTeams: Bool { teamNamespace != nil || teamProtocol != nil }
}

extension SpecSet {
    /// The module of what descriptors are nested in and conform to: the core module, or the first that the switch imports.
    fileprivate var descriptorModule: String {
        guard isAppAlone else { return project.core.value }
        let imports = project.descriptors?.imports.map(\.value) ?? []
        return imports.first { !PlatformModules.names.contains($0) } ?? project.app.value
    }
}

extension SceneSpec {
    fileprivate func isNested(in type: String) -> Bool { descriptor?.value.text.hasPrefix(type + ".") ?? false }
}
