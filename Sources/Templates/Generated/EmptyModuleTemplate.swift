// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each empty module.
public enum EmptyModuleTemplate: Int, CatalogueTemplate {
    case modulePlaceholder

    public typealias Condition = NoCondition

    public static let subject = CatalogueSubject.emptyModule

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .modulePlaceholder:
            return CatalogueEntry(
                "ModulePlaceholder.swift",
                path: NamePattern([.folder(.module), .text("/Generated/"), .name(.module), .text("Placeholder.swift")]),
                kind: .generated,
                summary: "keeps a module that has nothing else a module that builds: core modules, features without scenes, modules of mocks"
            )
        }
    }
}
