import Diagnostics
import ProjectModel
import SwiftReading
import Templating

/// The scaffold of the app's environment.
enum AppEnvironmentFile {
    static let shape: TemplateShape = [
        "imports": .list(.text),
        "hasImports": .flag,
        "hasServices": .flag,
        "services": .list(["name": .text, "type": .text, "member": .text, "value": .text]),
        "initializer": .list(.text),
    ]

    static func request(in context: GenerationContext) -> RenderRequest {
        .scaffold(
            path(in: context.project),
            .appEnvironment,
            from: context.project.specPath
        ) {
            values(in: context)
        }
    }

    private static func path(in project: Project) -> String { "Sources/\(project.app)/AppEnvironment.swift" }

    /// What the scaffold has to have, so that it fits the protocol of all services.
    static func contract(in context: GenerationContext) -> ScaffoldContract {
        let project = context.project
        var contract = ScaffoldContract(
            type: "AppEnvironment",
            contract: project.app + "Services",
            module: project.app,
            folder: "Sources/\(project.app)",
            path: path(in: project),
            origin: SourceLocation(path: project.specPath, line: 1, column: 1),
            members: []
        )
        contract.services = project.services.map { service in
            var imports = context.imports(in: project.app)
            imports.add(service, .public)
            return ScaffoldContract.Service(
                name: service.name,
                property: "public let \(service.name.spelled(.declaration)): \(service.propertyType)",
                parameter: parameter(service),
                assignment: "self.\(service.name.spelled(.member)) = \(service.name.spelled(.local))",
                imports: imports.declarations
            )
        }
        return contract
    }

    private static func values(in context: GenerationContext) -> TemplateFields<TemplateValue> {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.services { imports.add(service, .public) }
        return [
            "imports": .list(imports.lines()),
            "hasImports": .flag(!imports.isEmpty),
            "hasServices": .flag(!project.services.isEmpty),
            "services": .list(project.services.map(property)),
            "initializer": .list(
                Layout.list(
                    "public init(",
                    project.services.map(parameter),
                    ") {",
                    indentation: 4
                ).map { .text($0) }
            ),
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
        "\(service.name.spelled(.parameterLabel)): \(service.propertyType) = \(service.valueInApp)"
    }
}

extension ImportList {
    /// What a property of the service's type needs, and the value that it has unless it is given another.
    fileprivate mutating func add(_ service: Service, _ access: Access) {
        add(service.type, access)
        if let value = service.defaultValue { add(value, access) }
    }
}
