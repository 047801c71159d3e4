import ProjectModel
import SwiftReading
import Templating

/// The scaffolds of a service that is a protocol of the team's own: the protocol, and what the app uses for it.
enum ServiceFiles {
    static let protocolShape: TemplateShape = ["summary": .list(.text), "service": .text]
    static let defaultShape: TemplateShape = ["imports": .list(.text), "service": .text]

    /// Scaffolds for one protocol; several services may share it.
    static func requests(for service: Service, in context: GenerationContext) -> [RenderRequest] {
        let project = context.project
        let type = service.type.text
        let owner = service.type.names.lazy.compactMap { context.owners.module(of: $0) }.first ?? context.core
        guard let module = project.coreModules.first(where: { $0.name == owner }) else { return [] }
        var definition = RenderRequest.scaffold(
            "\(module.sources)/Services/\(type).swift",
            .serviceProtocol,
            from: project.specPath
        ) {
            ["summary": service.summary.documentationLines, "service": .text(type)]
        }
        definition.declares = .init(path: definition.path, type: type, folder: module.sources)
        var implementation = RenderRequest.scaffold(
            "Sources/\(project.app)/Services/Default\(type).swift",
            .defaultService,
            from: project.specPath
        ) {
            var imports = context.imports(in: project.app)
            imports.add(service.type, .public)
            return ["imports": .list(imports.lines()), "service": .text(type)]
        }
        implementation.declares = .init(
            path: implementation.path,
            type: "Default\(type)",
            folder: "Sources/\(project.app)"
        )
        return service.defaultValue == nil ? [definition, implementation] : [definition]
    }
}
