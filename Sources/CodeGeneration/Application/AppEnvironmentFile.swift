import Diagnostics
import ProjectModel
import SwiftReading
import Templates
import Templating

/// The scaffold of the app's environment.
enum AppEnvironmentFile: FileOfProject {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasImports": .flag,
        "hasServices": .flag,
        "services": .list(["name": .text, "type": .text, "member": .text, "value": .text]),
        "initializer": .code,
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

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service, .public) }
        return [
            "imports": .lines(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "hasServices": .flag(!project.services.isEmpty),
            "services": .list(project.services.map(property)),
            "initializer": .code([.phrase("public init(", project.services.map(parameter), ") {")]),
        ]
    }

    private static func property(_ service: Service) -> TemplateValue {
        [
            "name": .text(service.name.spelled(.declaration)),
            "type": .text(service.propertyType),
            "member": .text(service.name.spelled(.member)),
            "value": .text(service.name.spelled(.local)),
        ]
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
