// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each stubbed module.
public enum StubbedModuleTemplate: Int, CatalogueTemplate {
    case stubbableEnvironment

    public typealias Condition = NoCondition

    public static let subject = CatalogueSubject.stubbedModule

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .stubbableEnvironment:
            return CatalogueEntry(
                "StubbableEnvironment.swift",
                path: NamePattern([.folder(.testSupport), .text("/Generated/StubbableEnvironment.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.text("StubbableEnvironment")])),
                ],
                summary: "the environment that tests and the sandbox stub"
            )
        }
    }
}
