import ProjectModel
import SwiftReading

/// Which module declares a type, as far as names can tell.
struct TypeOwners: Sendable {
    private let core: String
    /// By the names of types.
    private let declared: [String: String]
    /// What a type may be qualified with: modules of the project, and products of packages.
    private let modules: Set<String>
    /// The module of the team's own type that descriptors are nested in.
    let namespaceModule: String?
    /// The module of the team's own protocol of descriptors.
    let protocolModule: String?
    /// The modules of the team's own descriptors.
    let descriptorImports: DescriptorImports
    /// Whether nothing is public, and what types of the team's are from is known of the app as a whole.
    let isAppAlone: Bool
    private let interfaces: Set<String>
    /// Names of types, and of modules, of which a target doesn't see all anyway.
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

    /// Whether the module declares descriptors.
    func isInterface(_ module: String) -> Bool { namespaceModule != nil && interfaces.contains(module) }

    /// The modules that a file with the type in it imports, in the order of the text.
    func modules(of type: SwiftType) -> [String] { modules(of: type.names, in: type) }

    /// The modules of some of the type's names.
    func modules(of names: [String], in type: SwiftType) -> [String] {
        names.compactMap { name in
            type.qualifiers.contains(name) && isModule(name) ? imported(name) : module(of: name)
        }
    }

    /// The modules that a file with the expression in it imports: of its names only those that look like types' are certain
    /// to be one, or to be a module.
    func modules(of expression: SwiftExpression) -> [String] {
        expression.names.compactMap { name in
            if declared[name] == nil, isModule(name) { return imported(name) }
            return name.beginsWithCapital ? module(of: name) : nil
        }
    }

    /// Of the modules of a type those that a target has to depend on for it: the core module's own is seen by all.
    func neededModules(of type: SwiftType) -> [String] {
        type.names.contains(where: notice.contains) ? modules(of: type).filter(isNeeded) : []
    }

    func neededModules(of expression: SwiftExpression) -> [String] {
        expression.names.contains(where: notice.contains) ? modules(of: expression).filter(isNeeded) : []
    }

    private func isNeeded(_ module: String) -> Bool {
        module != core && (modules.contains(module) || module == Project.imagesProduct)
    }

    /// The module that lists the type; nil where no spec says.
    func listedModule(of name: String) -> String? { declared[name] }

    /// A name that is neither listed by a module nor known from the platform is taken for the core module's.
    private func module(of name: String) -> String? {
        if let owner = declared[name] { return owner }
        if modules.contains(name) { return name }
        return switch KnownModule.declaring(name) {
        case .viperImages, nil: core
        case let module?: imported(module.rawValue)
        }
    }

    private func isModule(_ name: String) -> Bool { modules.contains(name) || PlatformModules.names.contains(name) }

    /// What brings a module into a file: ViperRuntime stands for UIKit where there is none.
    private func imported(_ module: String) -> String? {
        switch module {
        case "Swift": nil
        case "UIKit": "ViperRuntime"
        default: module
        }
    }
}
