import ProjectModel
import SwiftReading
import Templating

// The scaffolds of a service that is a protocol of the team's own.

/// The protocol.
enum ServiceProtocolFile: FileOfService {
    static let shape: TemplateShape = ["summary": .list(.text), "service": .text]

    static func values(for service: Service, in context: GenerationContext) -> Values {
        ["summary": service.summary.documentationLines, "service": .text(service.type.text)]
    }
}

/// What the app uses for it.
enum DefaultServiceFile: FileOfService {
    static let shape: TemplateShape = ["imports": .list(.text), "service": .text]

    static func values(for service: Service, in context: GenerationContext) -> Values {
        var imports = context.imports(in: context.project.app)
        imports.add(service.type, .public)
        return ["imports": .lines(imports.lines()), "service": .text(service.type.text)]
    }
}

/// What the app uses for it where there is an old object.
enum ServiceAdapterFile: FileOfService {
    static let shape: TemplateShape = ["imports": .list(.text), "service": .text, "legacy": .text]

    static func values(for service: Service, in context: GenerationContext) -> Values {
        var values = DefaultServiceFile.values(for: service, in: context)
        values["legacy"] = .text(service.legacy?.text ?? "")
        return values
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
