/// A use case's protocol, descriptor and resolver.
struct UseCaseFile: Sendable {
    private let place: UseCasePlace

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<UseCaseFile> = [
        .imports { $0.imports.lines() },
        .texts("summary", "what the spec says of the use case, as lines of a documentation comment") {
            $0.place.useCase.summary.documentation
        },
        .text("runtimeProtocol", "what the runtime asks of every descriptor") {
            $0.place.module.context.project.descriptors.runtimeProtocol
        },
        .list("methods", "what the use case is asked for", of: FunctionPhrases.requirements) {
            $0.place.useCase.methods.map(FunctionPhrases.init)
        },
    ]

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.add(place.useCase.methods, .public)
        return imports
    }
}
