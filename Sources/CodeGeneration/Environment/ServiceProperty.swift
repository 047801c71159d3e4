/// A service as a property of an environment.
enum ServiceProperty {
    static let table: TemplateTable<Service> = [
        .texts("summary", "the service's summary, as lines of a documentation comment") { $0.summary.documentation },
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.propertyType },
    ]
}
