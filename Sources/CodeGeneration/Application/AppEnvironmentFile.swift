import Diagnostics
import ProjectModel
import SwiftReading
import Templates
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
        .code("initializer", "the beginning of the initialiser") {
            [.phrase("public init(", $0.project.services.map(parameter), ") {")]
        },
    ]

    private static let service: TemplateTable<Service> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.propertyType },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("value", "the parameter inside of the initialiser") { $0.name.spelled(.local) },
    ]

    /// What the scaffold has to have, so that it fits the protocol of all services.
    static func contract(in context: GenerationContext) -> ScaffoldContract {
        let project = context.project
        var contract = ScaffoldContract(
            type: project.environment.name,
            contract: project.app + "Services",
            module: project.app,
            folder: project.appSources,
            path: ProjectTemplate.appEnvironment.path(for: context),
            origin: SourceLocation(path: project.specPath, line: 1, column: 1),
            members: []
        )
        contract.services = project.services.map { service in
            var imports = context.imports(in: project.app)
            imports.add(service, .public)
            return service.kept(as: "public let", givenBy: parameter(service), imports)
        }
        return contract
    }

    private static func parameter(_ service: Service) -> String {
        "\(service.name.spelled(.parameterLabel)): \(service.parameterType) = \(service.valueInApp)"
    }
}

extension Service {
    /// What a type that keeps the service has for it.
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
    /// What a property of the service's type needs, and the value that it has unless it is given another.
    fileprivate mutating func add(_ service: Service, _ access: Access) {
        add(service.type, access)
        if let value = service.defaultValue { add(value, access) }
    }
}
