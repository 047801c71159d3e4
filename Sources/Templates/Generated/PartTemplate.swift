// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each part.
public enum PartTemplate: Int, CatalogueTemplate {
    case partView

    public typealias Condition = SceneCondition

    public static let subject = CatalogueSubject.part

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .partView:
            return CatalogueEntry(
                "PartView.swift",
                styles: [.mvvm],
                path: NamePattern([.folder(.views), .text("/Application/"), .name(.scene), .text("/"), .name(.scene), .name(.partView), .text(".swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.scene), .name(.partView)])),
                ],
                summary: "the SwiftUI view of a part of the screen"
            )
        }
    }
}
