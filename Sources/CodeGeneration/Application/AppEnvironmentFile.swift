import Basics
import ProjectModel
import SwiftReading
import Templating

/// The scaffold of the app's environment.
struct AppEnvironmentFile: Sendable {
    private let project: Project
    private let imports: ImportList

    init(_ context: GenerationContext) {
        project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service, .public) }
        self.imports = imports
    }

    static let table: TemplateTable<AppEnvironmentFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .flag("hasServices", "whether the project has services") { !$0.project.services.isEmpty },
        .list("services", "the project's services", of: service) { $0.project.services },
    ]

    private static let service: TemplateTable<Service> = [
        .text("property", "the property, with what makes the service when it is first asked for") { lazyProperty($0) }
    ]

    /// Returns the scaffold's contract: the protocol of all services.
    static func contract(in context: GenerationContext) -> ScaffoldContract {
        let project = context.project
        var contract = ScaffoldContract(
            type: project.environment.name,
            contract: project.app + "Services",
            module: project.app,
            folder: project.appSources,
            path: context.path(of: .appEnvironment),
            origin: SourceLocation(path: project.specPath, line: 1, column: 1),
            members: []
        )
        contract.services = project.services.map { service in
            var imports = context.imports(in: project.app)
            imports.add(service, .public)
            var kept = service.kept(as: "public let", givenBy: parameter(service), imports)
            kept.lazyProperty = lazyProperty(service)
            return kept
        }
        return contract
    }

    /// Returns a property that is lazy, so that a service can be built from other services.
    private static func lazyProperty(_ service: Service) -> String {
        "public internal(set) lazy var \(service.name.spelled(.declaration)): \(service.propertyType) = \(service.valueInApp)"
    }

    /// Returns a parameter of the initializer, for environments of earlier versions, which take their services.
    private static func parameter(_ service: Service) -> String {
        "\(service.name.spelled(.parameterLabel)): \(service.parameterType) = \(service.valueInApp)"
    }
}

extension Service {
    /// Returns the members of a type that stores the service.
    func kept(as access: String, givenBy parameter: String, _ imports: ImportList) -> ScaffoldContract.Service {
        ScaffoldContract.Service(
            name: name,
            property: "\(access) \(name.spelled(.declaration)): \(propertyType)",
            type: propertyType,
            parameter: parameter,
            assignment: "self.\(name.spelled(.member)) = \(name.spelled(.local))",
            imports: imports.declarations
        )
    }
}

extension ImportList {
    /// Adds the imports for a property of the service's type and for its default value.
    fileprivate mutating func add(_ service: Service, _ access: Access) {
        add(service.type, access)
        if let value = service.defaultValue { add(value, access) }
    }
}
