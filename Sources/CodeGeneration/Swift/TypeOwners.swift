/// The modules that declare types, as far as names tell.
struct TypeOwners: Sendable {
    private let core: String
    /// The listed types' modules, by the type's name.
    private let declared: [String: String]
    /// The modules that may qualify a type: the project's modules, and products of packages.
    private let modules: Set<String>
    /// The module of the team's own type that descriptors are nested in.
    let namespaceModule: String?
    /// The module of the team's own protocol of descriptors.
    let protocolModule: String?
    /// The modules of the team's own descriptors.
    let descriptorImports: DescriptorImports
    /// True for an app without other modules: nothing is public, and its own types' modules are known only as a whole.
    let isAppAlone: Bool
    private let interfaces: Set<String>
    /// The names of types and modules that may need a dependency which not every target has.
    private let notice: Set<String>

    init(project: Project) {
        core = project.coreModules.first?.name ?? project.app
        descriptorImports = DescriptorImports(of: project)
        isAppAlone = project.isAppAlone
        var declared: [String: String] = [:]
        if project.usesImages {
            for name in ImageTypes.names { declared[name] = Project.imagesProduct }
        }
        for module in project.coreModules {
            for type in module.types { declared[type] = module.name }
        }
        for feature in project.features {
            for type in feature.types { declared[type] = feature.interfaceName }
        }
        self.declared = declared
        // Without a core module they are the app's own.
        let shared = project.coreModules.first?.name
        namespaceModule = project.descriptors.teamNamespace.flatMap { _ in shared }
        protocolModule = project.descriptors.teamProtocol.flatMap { _ in shared }
        interfaces = Set(project.features.map(\.interfaceName))
        let modules = Set(project.coreModules.map(\.name) + project.features.map(\.interfaceName))
            .union(project.packages.flatMap(\.products))
        self.modules = modules
        let core = core
        notice = modules.subtracting([core]).union(declared.filter { $0.value != core }.keys)
    }

    /// Returns true if the module declares descriptors.
    func isInterface(_ module: String) -> Bool { namespaceModule != nil && interfaces.contains(module) }

    /// Returns the modules that a file with the type imports, in the order of the text.
    func modules(of type: SwiftType) -> [String] { modules(of: type.names, in: type) }

    /// Returns the modules of some of the type's names.
    func modules(of names: [String], in type: SwiftType) -> [String] {
        names.compactMap { name in
            type.qualifiers.contains(name) && isModule(name) ? imported(name) : module(of: name)
        }
    }

    /// Returns the modules that a file with the expression imports. Only names that look like types' are certain to be
    /// types or modules.
    func modules(of expression: SwiftExpression) -> [String] {
        expression.names.compactMap { name in
            if declared[name] == nil, isModule(name) { return imported(name) }
            return name.beginsWithCapital ? module(of: name) : nil
        }
    }

    /// Returns the modules that a target needs for a type, except the core module, which all targets import.
    func neededModules(of type: SwiftType) -> [String] {
        type.names.contains(where: notice.contains) ? modules(of: type).filter(isNeeded) : []
    }

    func neededModules(of expression: SwiftExpression) -> [String] {
        expression.names.contains(where: notice.contains) ? modules(of: expression).filter(isNeeded) : []
    }

    private func isNeeded(_ module: String) -> Bool {
        module != core && (modules.contains(module) || module == Project.imagesProduct)
    }

    /// Returns the module that lists the type; `nil` if no spec lists it.
    func listedModule(of name: String) -> String? { declared[name] }

    /// Returns a name's module. A name that is neither listed nor known from the platform belongs to the core module.
    private func module(of name: String) -> String? {
        if let owner = declared[name] { return owner }
        if modules.contains(name) { return name }
        return switch KnownModule.declaring(name) {
        case .viperImages, nil: core
        case let module?: imported(module.rawValue)
        }
    }

    private func isModule(_ name: String) -> Bool { modules.contains(name) || PlatformModules.names.contains(name) }

    /// Returns the module to import: ViperRuntime replaces UIKit on platforms without it.
    private func imported(_ module: String) -> String? {
        switch module {
        case "Swift": nil
        case "UIKit": "ViperRuntime"
        default: module
        }
    }
}
