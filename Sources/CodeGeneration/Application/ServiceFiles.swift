import ProjectModel
import SwiftReading
import Templating

/// The scaffolds of a service that is a protocol of the team's own: the protocol, and what the app uses for it.
enum ServiceFiles {
    static let protocolShape: TemplateShape = ["summary": .list(.text), "service": .text]
    static let defaultShape: TemplateShape = ["imports": .list(.text), "service": .text]
    static let adapterShape: TemplateShape = ["imports": .list(.text), "service": .text, "legacy": .text]

    /// Scaffolds for one protocol; several services may share it.
    static func requests(for service: Service, in context: GenerationContext) -> [RenderRequest] {
        let project = context.project
        let type = service.type.text
        guard let module = context.coreModule(declaring: service) else { return [] }
        var definition = RenderRequest.scaffold(
            "\(module.sources)/Services/\(type).swift",
            .serviceProtocol,
            from: project.specPath
        ) {
            ["summary": service.summary.documentationLines, "service": .text(type)]
        }
        definition.declares = .init(path: definition.path, type: type, folder: module.sources)
        return service.defaultValue == nil ? [definition, implementation(of: service, in: context)] : [definition]
    }

    private static func implementation(of service: Service, in context: GenerationContext) -> RenderRequest {
        let project = context.project
        var request = RenderRequest.scaffold(
            "Sources/\(project.app)/Services/\(service.implementationName).swift",
            service.legacy == nil ? .defaultService : .serviceAdapter,
            from: project.specPath
        ) {
            var imports = context.imports(in: project.app)
            imports.add(service.type, .public)
            var values: TemplateFields<TemplateValue> = [
                "imports": .list(imports.lines()), "service": .text(service.type.text),
            ]
            if let legacy = service.legacy { values["legacy"] = .text(legacy.text) }
            return values
        }
        let folder = "Sources/\(project.app)"
        request.declares = .init(path: request.path, type: service.implementationName, folder: folder)
        return request
    }
}

extension Service {
    /// The expression for what the app uses unless told otherwise.
    var valueInApp: String {
        defaultValue?.text ?? (isImageService ? "ImageLoader<UIImage>()" : "\(implementationName)()")
    }

    /// What the app uses unless told otherwise: a type of its own, or an adapter over an old object.
    var implementationName: String {
        legacy == nil ? "Default\(type.text)" : "\(type.text)Adapter"
    }
}
