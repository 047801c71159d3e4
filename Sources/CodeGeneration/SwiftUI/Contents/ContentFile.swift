/// The scaffold of a content.
enum ContentFile {
    static let table: TemplateTable<ScenePiecePlace<Content>> = [
        .text("type", "the content's view") { $0.scene.scene.typeName(of: $0.piece) },
        .text("sections", "the type that holds its sections") { $0.scene.scene.sectionsName(of: $0.piece) },
        .texts("summary", "what the content shows, as lines of a documentation comment") {
            ("Arranges the sections of \($0.scene.scene.name)'s \($0.piece.name).").documentation
        },
    ]
}
