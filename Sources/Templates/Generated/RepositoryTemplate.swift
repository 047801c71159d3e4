// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each repository.
public enum RepositoryTemplate: Int, CatalogueTemplate {
    case sharedRepository
    case sharedRepositoryContract
    case sharedRepositoryForms
    case sharedRepositoryMock

    public typealias Condition = RepositoryCondition

    public static let subject = CatalogueSubject.repository

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .sharedRepository:
            return CatalogueEntry(
                "SharedRepository.swift",
                path: NamePattern([.folder(.feature), .text("/Domain/"), .name(.repository), .text("Repository.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.repository), .text("Repository")])),
                ],
                summary: "a repository that scenes and use cases share"
            )
        case .sharedRepositoryContract:
            return CatalogueEntry(
                "SharedRepositoryContract.swift",
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.repository), .text("RepositoryContract.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.repository), .text("RepositoryContract")])),
                    DeclaredType(NamePattern([.name(.repository), .text("RepositoryEnvironment")])),
                ],
                summary: "what scenes and use cases ask of a repository that they share, and the services it may reach"
            )
        case .sharedRepositoryForms:
            return CatalogueEntry(
                "SharedRepositoryForms.swift",
                when: [.forms],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.repository), .text("RepositoryContract.swift")]),
                section: 2,
                kind: .generated,
                summary: "the `async` and Combine forms of its methods"
            )
        case .sharedRepositoryMock:
            return CatalogueEntry(
                "SharedRepositoryMock.swift",
                path: NamePattern([.folder(.tests), .text("/Generated/"), .name(.feature), .text("Mocks.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.text("Mock"), .name(.repository), .text("RepositoryContract")])),
                ],
                summary: "the mock of a repository that scenes and use cases share"
            )
        }
    }
}
