/// The variables in templates of a use case.
enum UseCaseVariables {
    static let table: TemplateTable<UseCasePlace> = [
        .text("specPath", "the spec that the file comes from, relative to the folder of specs") {
            $0.module.context.specsFolder.relative($0.specPath)
        },
        .text("feature", "the feature's name, which is that of its module") { $0.module.feature.name },
        .text("useCase", "the use case's name") { $0.useCase.name },
        .fields("protocolFile", "of the protocol and its descriptor", of: UseCaseFile.table) { UseCaseFile($0) },
        .fields("implementationFile", "of the implementation", of: DefaultUseCaseFile.table) { DefaultUseCaseFile($0) },
        .fields("builderFile", "of the public entry point", of: UseCaseBuilderFile.table) { UseCaseBuilderFile($0) },
        .fields("mockFile", "of the mock that tests of view models have", of: UseCaseMockFile.table) {
            UseCaseMockFile($0)
        },
    ]
}
