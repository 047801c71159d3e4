// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each component.
public enum ComponentTemplate: Int, CatalogueTemplate {
    case component
    case componentPreviewTests
    case componentPreviews

    public typealias Condition = ComponentCondition

    public static let subject = CatalogueSubject.component

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .component:
            return CatalogueEntry(
                "Component.swift",
                when: [.unwritten],
                path: NamePattern([.folder(.module), .text("/UI/"), .name(.component), .text(".swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.component)])),
                ],
                summary: "a component that specs name and that nobody has written yet"
            )
        case .componentPreviewTests:
            return CatalogueEntry(
                "ComponentPreviewTests.swift",
                when: [.tests],
                path: NamePattern([.folder(.componentTests), .text("/Generated/"), .name(.component), .text("PreviewTests.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.component), .text("PreviewTests")])),
                ],
                summary: "previews of a component show what their names say"
            )
        case .componentPreviews:
            return CatalogueEntry(
                "ComponentPreviews.swift",
                path: NamePattern([.folder(.module), .text("/Generated/Components/"), .name(.component), .text("Previews.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.component), .text("Previews")])),
                ],
                summary: "a component in all combinations of what it shows, and a `#Preview` of each"
            )
        }
    }
}
