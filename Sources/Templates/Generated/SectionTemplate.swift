// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each section.
public enum SectionTemplate: Int, CatalogueTemplate {
    case section

    public typealias Condition = SceneCondition

    public static let subject = CatalogueSubject.section

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .section:
            return CatalogueEntry(
                "Section.swift",
                styles: [.swiftui, .mvvm],
                path: NamePattern([.folder(.views), .text("/Application/"), .name(.scene), .text("/Sections/"), .name(.scene), .name(.section), .text("Section.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .name(.section), .text("Section")])),
                ],
                summary: "a section"
            )
        }
    }
}
