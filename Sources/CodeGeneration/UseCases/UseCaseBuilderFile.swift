import ProjectModel
import SwiftReading
import Templating

/// The door of a use case and what it may reach.
struct UseCaseBuilderFile: Sendable {
    private let place: UseCasePlace

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<UseCaseBuilderFile> = [
        .imports { $0.imports.lines() },
        .list("services", "the services that the use case uses", of: ServiceProperty.table) {
            $0.place.useCase.services
        },
        .text("arguments", "what the implementation is made with") { file in
            file.place.useCase.services.map {
                "\($0.name.spelled(.argumentLabel)): environment.\($0.name.spelled(.member))"
            }.joined(separator: ", ")
        },
    ]

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.name)
        imports.add("ViperRuntime", .public)
        imports.add(place.module.feature.interfaceName, .public)
        for service in place.useCase.services { imports.add(service.type, .public) }
        return imports
    }
}
