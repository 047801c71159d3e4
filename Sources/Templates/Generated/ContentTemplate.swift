// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each content.
public enum ContentTemplate: Int, CatalogueTemplate {
    case content

    public typealias Condition = SceneCondition

    public static let subject = CatalogueSubject.content

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .content:
            return CatalogueEntry(
                "Content.swift",
                styles: [.swiftui, .mvvm],
                path: NamePattern([.folder(.views), .text("/Application/"), .name(.scene), .text("/Contents/"), .name(.scene), .name(.content), .text("Content.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .name(.content), .text("Content")])),
                ],
                summary: "arranges the sections of a content"
            )
        }
    }
}
