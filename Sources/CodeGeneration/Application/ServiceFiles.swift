import ProjectModel
import SwiftReading
import Templating

/// What templates of a service, which is a protocol of the team's own, may mention.
enum ServiceVariables {
    static let table: TemplateTable<ServicePlace> = [
        .text("service", "the service's protocol") { $0.service.type.text },
        .texts("summary", "what the spec says of the service, as lines of a documentation comment") {
            $0.service.summary.documentation
        },
        .text("module", "the core module that declares the protocol") { $0.module.name },
        .text("legacy", "the old object behind the service; empty where there is none") {
            $0.service.legacy?.text ?? ""
        },
        .fields("appFile", "of what the app uses for it", of: file) { $0.importsInApp },
        .fields("stubFile", "of what tests use for it", of: file) { $0.importsOfStub },
    ]

    private static let file: TemplateTable<ImportList> = [.imports { $0.lines() }]
}

extension ServicePlace {
    fileprivate var importsInApp: ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add(service.type, .public)
        return imports
    }

    fileprivate var importsOfStub: ImportList {
        var imports = context.imports(in: module.name + "TestSupport")
        imports.add(module.name, .public)
        imports.add("ViperTesting", .public)
        return imports
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
