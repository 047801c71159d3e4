/// The types that descriptors of scenes are nested in, and the protocols that they conform to.
///
/// For example: `ViewDescriptor` and `TypedDescriptor`, or a team's own `Screens` and `ScreenDescriptor`.
public struct DescriptorTypes: Hashable, Sendable {
    /// ViperRuntime's namespace, which files import besides the core module.
    public static let standardNamespace = "ViewDescriptor"
    /// ViperRuntime's protocol.
    private static let standardProtocol = "TypedDescriptor"

    /// The team's own namespace, in the core module.
    public let teamNamespace: String?
    /// The team's own protocol, in the core module.
    public let teamProtocol: String?
    /// The namespace in emitted code: qualified with its module if ViperRuntime has one of the same name.
    public let namespace: String
    /// The protocol of all descriptors of scenes in emitted code.
    public let conformance: String
    /// The protocols of a scene's descriptor, besides the conformances of its own.
    public let conformances: String
    /// The type that a feature's resolver returns for a descriptor `D`. If two protocols have an `Output`, their names
    /// decide which one `D.Output` comes from, and so which module has to be imported for it.
    public let sceneOutput: String
    /// The runtime's own protocol.
    public let runtimeProtocol: String
    /// The associated type of the team's protocol.
    public let output: String
    /// The result of the team's own resolver, if descriptors have no associated type.
    public let returns: SwiftType?
    /// The parameters that the team's own resolver passes to the switch besides the descriptor.
    public let resolverParameters: [Parameter]
    /// The modules that the switch over adopted scenes imports.
    public let imports: [String]
    /// The imported modules that are optional: imported only where the module exists.
    public let optionalImports: Set<String>
    /// The call that builds descriptors without a spec; `nil` if the tool doesn't look for them.
    public let discovery: BuilderPattern?
    /// Descriptors without a spec that stay with the team's own resolver.
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

    /// - Parameter hasNamesake: true if the team's own are nested in a type with the name of the runtime's.
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

    /// Returns the remedy of leaving descriptors to the team's own resolver.
    ///
    /// - Parameter exceptions: the descriptors that are already left to it.
    public static func remedy(leaving names: [String], besides exceptions: [String], in path: String) -> String {
        let them = names.count > 1 ? "them" : "it"
        if exceptions.isEmpty {
            return
                "leave \(them) to your own resolver, in 'descriptors' of '\(path)': except: [\(names.joined(separator: ", "))]"
        }
        let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
        return "leave \(them) to your own resolver: add \(quoted) to 'except' in 'descriptors' of '\(path)'"
    }

    /// The protocol's associated type besides the runtime's `Output`; `nil` if it is the same.
    public var secondOutput: String? { teamProtocol == nil || returns != nil || output == "Output" ? nil : output }

    /// Returns the type's name for files that see the runtime's as well.
    public func qualified(_ descriptor: String) -> String {
        guard let root = teamNamespace, root != namespace, descriptor.hasPrefix(root + ".") else { return descriptor }
        return namespace + descriptor.dropFirst(root.count)
    }

    /// The namespace of generated descriptors if only the switch over them is generated.
    public var aloneNamespace: String { teamNamespace ?? DescriptorTypes.standardNamespace }

    /// True if the namespace or the protocol is the team's own.
    public var areTeams: Bool { teamNamespace != nil || teamProtocol != nil }
}

extension SpecSet {
    /// The module of the namespace and the protocol: the core module, or the first that the switch imports.
    fileprivate var descriptorModule: String {
        guard isAppAlone else { return project.core.value }
        let imports = project.descriptors?.imports.map(\.value) ?? []
        return imports.first { !PlatformModules.names.contains($0) } ?? project.app.value
    }
}

extension SceneSpec {
    fileprivate func isNested(in type: String) -> Bool { descriptor?.value.text.hasPrefix(type + ".") ?? false }
}
