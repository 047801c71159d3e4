import ProjectModel
import SwiftReading

/// Which module declares a type, as far as names can tell.
struct TypeOwners: Sendable {
    private let core: String
    /// By the names of types, and of modules, which are their own.
    private let declared: [String: String]

    init(project: Project) {
        core = project.coreModules.first?.name ?? project.name
        var declared: [String: String] = [:]
        if project.usesImages {
            for name in ImageTypes.names { declared[name] = Project.imagesProduct }
        }
        for name in project.coreModules.map(\.name) + project.features.map(\.interfaceName) { declared[name] = name }
        for module in project.coreModules {
            for type in module.types { declared[type] = module.name }
        }
        for feature in project.features {
            for type in feature.types { declared[type] = feature.interfaceName }
        }
        self.declared = declared
    }

    /// A name that is neither listed by a module nor known from the platform is taken for the core module's.
    func module(of name: String) -> String? {
        if let owner = declared[name] { return owner }
        if KnownModule(rawValue: name) != nil { return nil }
        return switch KnownModule.declaring(name) {
        case .standardLibrary: nil
        case .foundation: "Foundation"
        case .foundationNetworking: "FoundationNetworking"
        case .uiKit: "ViperRuntime"
        case .viperImages, nil: core
        }
    }

    /// The module that lists the type, or is called so; nil where no spec says.
    func listedModule(of name: String) -> String? { declared[name] }

    /// Of an expression only names that look like types' are certain to name one.
    func module(ofNameInExpression name: String) -> String? {
        name.beginsWithCapital ? module(of: name) : nil
    }
}
