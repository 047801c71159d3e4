/// A use case's protocol, descriptor and resolver.
enum UseCaseFile {
    static let table: TemplateTable<UseCasePlace> = [
        .importing(in: { $0.module.feature.interfaceName }) { imports, place in
            imports.add("ViperRuntime", .public)
            imports.add(place.useCase.methods, .public)
        },
        .texts("summary", "what the spec says of the use case, as lines of a documentation comment") {
            $0.useCase.summary.documentation
        },
        .text("runtimeProtocol", "what the runtime asks of every descriptor") {
            $0.context.project.descriptors.runtimeProtocol
        },
        .list("methods", "what the use case is asked for", of: FunctionPhrases.requirements) {
            $0.useCase.methods.map(FunctionPhrases.init)
        },
    ]
}
