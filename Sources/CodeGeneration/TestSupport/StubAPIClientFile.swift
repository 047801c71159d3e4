import ProjectModel
import SwiftReading
import Templating

/// The scaffolds that make ViperTesting's server known as the team's own API clients.
enum StubAPIClientFile {
    static let shape: TemplateShape = ["imports": .list(.text), "service": .text, "module": .text]

    static func requests(in context: GenerationContext) -> [RenderRequest] {
        var seen: Set<String> = []
        return context.project.stubbedServices.compactMap { service in
            guard service.stub == .json, seen.insert(service.type.text).inserted,
                let module = context.coreModule(declaring: service)
            else { return nil }
            return request(for: service.type.text, of: module, in: context)
        }
    }

    private static func request(
        for service: String,
        of module: CoreModule,
        in context: GenerationContext
    ) -> RenderRequest {
        .scaffold(
            "\(module.sources)TestSupport/StubAPIClient+\(service).swift",
            .stubAPIClientConformance,
            from: context.project.specPath
        ) {
            var imports = context.imports(in: module.name + "TestSupport")
            imports.add(module.name, .public)
            imports.add("ViperTesting", .public)
            return ["imports": .list(imports.lines()), "service": .text(service), "module": .text(module.name)]
        }
    }
}
