import ProjectModel
import SwiftReading

/// Which module declares a type, as far as names can tell.
struct TypeOwners: Sendable {
    private let core: String
    private let declared: [String: String]
    private let modules: Set<String>

    init(project: Project) {
        core = project.coreModules.first?.name ?? project.name
        var declared: [String: String] = [:]
        for module in project.coreModules {
            for type in module.types { declared[type] = module.name }
        }
        for feature in project.features {
            for type in feature.types { declared[type] = feature.interfaceName }
        }
        self.declared = declared
        modules = Set(project.coreModules.map(\.name) + project.features.map(\.interfaceName))
    }

    /// A name that is neither listed by a module nor known from the platform is taken for the core module's.
    func modules(of names: [String]) -> Set<String> {
        Set(names.compactMap(module))
    }

    /// Of an expression only names that look like types' are certain to name one.
    func modules(ofExpression names: [String]) -> Set<String> {
        modules(of: names.filter { $0.first?.isUppercase == true })
    }

    private func module(of name: String) -> String? {
        if let owner = declared[name] { return owner }
        if modules.contains(name) { return name }
        if KnownModule(rawValue: name) != nil { return nil }
        return switch KnownModule.declaring(name) {
        case .standardLibrary: nil
        case .foundation: "Foundation"
        case .foundationNetworking: "FoundationNetworking"
        case .uiKit: "ViperRuntime"
        case nil: core
        }
    }
}
