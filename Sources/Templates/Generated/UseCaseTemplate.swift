// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each use case.
public enum UseCaseTemplate: Int, CatalogueTemplate {
    case useCase
    case defaultUseCase
    case useCaseBuilder
    case useCaseMock

    public typealias Condition = UseCaseCondition

    public static let subject = CatalogueSubject.useCase

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .useCase:
            return CatalogueEntry(
                "UseCase.swift",
                path: NamePattern([.folder(.interface), .text("/Generated/"), .name(.useCase), .text("UseCase.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.useCase), .text("UseCase")])),
                    DeclaredType(NamePattern([.name(.useCase), .text("UseCaseResolver")])),
                ],
                summary: "a shared use case\'s protocol, descriptor and resolver"
            )
        case .defaultUseCase:
            return CatalogueEntry(
                "DefaultUseCase.swift",
                path: NamePattern([.folder(.feature), .text("/Domain/Default"), .name(.useCase), .text("UseCase.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("Default"), .name(.useCase), .text("UseCase")])),
                ],
                summary: "its implementation"
            )
        case .useCaseBuilder:
            return CatalogueEntry(
                "UseCaseBuilder.swift",
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.useCase), .text("UseCaseBuilder.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.useCase), .text("UseCaseBuilder")])),
                    DeclaredType(NamePattern([.name(.useCase), .text("UseCaseEnvironment")])),
                ],
                summary: "its public entry point, and the services it may reach"
            )
        case .useCaseMock:
            return CatalogueEntry(
                "UseCaseMock.swift",
                when: [.viewModels],
                path: NamePattern([.folder(.tests), .text("/Generated/"), .name(.feature), .text("Mocks.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.text("Mock"), .name(.useCase), .text("UseCase")])),
                ],
                summary: "the mock of a use case that view models share"
            )
        }
    }
}
