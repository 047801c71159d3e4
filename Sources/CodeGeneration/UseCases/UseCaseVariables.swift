/// The variables in templates of a use case.
enum UseCaseVariables {
    static let table: TemplateTable<UseCasePlace> = [
        .specPath,
        .text("feature", "the feature's name, which is that of its module") { $0.module.feature.name },
        .text("useCase", "the use case's name") { $0.useCase.name },
        .file("protocolFile", "of the protocol and its descriptor", UseCaseFile.table),
        .file("implementationFile", "of the implementation", DefaultUseCaseFile.table),
        .file("builderFile", "of the public entry point", UseCaseBuilderFile.table),
        .file("mockFile", "of the mock that tests of view models have", UseCaseMockFile.table),
    ]
}
