import ProjectModel
import SwiftReading
import Templating

/// The scaffold that makes ViperTesting's server known as the team's own API client.
enum StubAPIClientFile: FileOfService {
    static let shape: TemplateShape = ["imports": .list(.text), "service": .text, "module": .text]

    static func values(for service: Service, in context: GenerationContext) -> Values {
        let module = context.coreModule(declaring: service)?.name ?? context.core
        var imports = context.imports(in: module + "TestSupport")
        imports.add(module, .public)
        imports.add("ViperTesting", .public)
        return ["imports": .lines(imports.lines()), "service": .text(service.type.text), "module": .text(module)]
    }
}
