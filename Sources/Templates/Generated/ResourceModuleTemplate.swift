// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each resource module.
public enum ResourceModuleTemplate: Int, CatalogueTemplate {
    case moduleResources
    case stringCatalogue

    public typealias Condition = ResourceCondition

    public static let subject = CatalogueSubject.resourceModule

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .moduleResources:
            return CatalogueEntry(
                "ModuleResources.swift",
                path: NamePattern([.folder(.module), .text("/Generated/"), .name(.module), .text("Resources.swift")]),
                kind: .generated,
                summary: "`Bundle.<module>Resources`: where the module\'s texts and nibs are"
            )
        case .stringCatalogue:
            return CatalogueEntry(
                "StringCatalogue.json",
                when: [.texts],
                path: NamePattern([.folder(.module), .text("/Resources/Localizable.xcstrings")]),
                kind: .scaffold,
                summary: "the module\'s [texts in all languages](module-definitions.md#texts)"
            )
        }
    }
}
