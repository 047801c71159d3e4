import ProjectModel
import SwiftReading
import Templating

/// A service as a property of an environment.
enum ServiceProperty {
    static let shape: TemplateShape = ["summary": .list(.text), "name": .text, "type": .text]

    static func value(_ service: Service) -> TemplateValue {
        [
            "summary": service.summary.documentationLines,
            "name": .text(service.name.spelled(.declaration)),
            "type": .text(service.propertyType),
        ]
    }
}
