/// The public entry point of a use case, and its environment.
enum UseCaseBuilderFile {
    static let table: TemplateTable<UseCasePlace> = [
        .importing(in: { $0.module.feature.name }) { imports, place in
            imports.add("ViperRuntime", .public)
            imports.add(place.module.feature.interfaceName, .public)
            for service in place.useCase.services.notReached(by: place.useCase.repository) {
                imports.add(service.type, .public)
            }
        },
        .list("services", "the services that the use case uses", of: ServiceProperty.table) {
            $0.useCase.services.notReached(by: $0.useCase.repository)
        },
        .text("inheritance", "the protocol that its environment inherits, behind a colon") { place in
            place.useCase.repository.map { ": \($0.environment)" } ?? ""
        },
        .text("arguments", "what the implementation is made with") { place in
            let services = place.useCase.services.map {
                "\($0.name.spelled(.argumentLabel)): environment.\($0.name.spelled(.member))"
            }
            let repository = place.useCase.repository.map {
                "repository: \($0.type)(with: .init(environment: environment))"
            }
            return (services + [repository].compactMap(\.self)).joined(separator: ", ")
        },
    ]
}
