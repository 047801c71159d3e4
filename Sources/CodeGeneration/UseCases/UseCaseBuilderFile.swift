/// The public entry point of a use case, and its environment.
struct UseCaseBuilderFile: Sendable {
    private let place: UseCasePlace

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<UseCaseBuilderFile> = [
        .imports { $0.imports.lines() },
        .list("services", "the services that the use case uses", of: ServiceProperty.table) {
            $0.place.useCase.services.notReached(by: $0.place.useCase.repository)
        },
        .text("inheritance", "the protocol that its environment inherits, behind a colon") { file in
            file.place.useCase.repository.map { ": \($0.environment)" } ?? ""
        },
        .text("arguments", "what the implementation is made with") { file in
            let services = file.place.useCase.services.map {
                "\($0.name.spelled(.argumentLabel)): environment.\($0.name.spelled(.member))"
            }
            let repository = file.place.useCase.repository.map {
                "repository: \($0.type)(with: .init(environment: environment))"
            }
            return (services + [repository].compactMap(\.self)).joined(separator: ", ")
        },
    ]

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.name)
        imports.add("ViperRuntime", .public)
        imports.add(place.module.feature.interfaceName, .public)
        for service in place.useCase.services.notReached(by: place.useCase.repository) {
            imports.add(service.type, .public)
        }
        return imports
    }
}
