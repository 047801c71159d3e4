/// The scaffold of a section.
struct SectionFile: Sendable {
    private let section: Section
    private let scene: Scene
    private let texts: TextLookup
    private let drafts: [TemplateCode]
    private let failureRow: String
    private let imports: ImportList

    init(_ place: ScenePiecePlace<Section>) {
        section = place.piece
        scene = place.scene.scene
        texts = place.scene.viewTexts
        // A failure is no field of the spec's.
        drafts = section.fields.draftView(of: "")
        failureRow = Self.failureRow(of: section, in: scene)
        var imports = place.scene.context.imports(in: place.scene.layer.module)
        let fields = section.fields.filter(scene.declaredFields.contains)
        imports.add(fields)
        if fields.count < section.fields.count || !drafts.isEmpty { imports.add("ViperRuntime") }
        imports.add(section.events)
        if !failureRow.isEmpty { imports.add(place.scene.context.core) }
        self.imports = imports
    }

    static let table: TemplateTable<SectionFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .text("type", "the section's view") { $0.scene.typeName(of: $0.section) },
        .texts("summary", "what the section shows, as lines of a documentation comment") {
            ("Shows \($0.scene.name)'s \($0.section.name).").documentation
        },
        .list("properties", "the fields that the section shows, and closures for its events", of: property) {
            properties(of: $0.section)
        },
        .flag("hasProperties", "whether there are any") { !$0.section.fields.isEmpty || !$0.section.events.isEmpty },
        .code("heading", "shows the section's name as people say it") {
            [$0.texts.view($0.section.name.upperCamelCase.spacedOut)]
        },
        .code("drafts", "what shows the fields before anybody has drawn a view") { $0.drafts },
        .text("failureRow", "what shows a failure; empty where there is none") { $0.failureRow },
        .list("buttons", "a button for each event that needs no values", of: button) { file in
            file.buttons.map { (file.section.closureName(for: $0), $0, file.texts) }
        },
    ]

    private static let property: TemplateTable<(name: String, type: String)> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.type },
    ]

    private static let button: TemplateTable<(String, Event, TextLookup)> = [
        .code("button", "a button that calls the event's closure") { closure, event, texts in
            let arguments = [texts.buttonTitle(event.buttonTitle), "action: \(closure.spelled(.member))"]
            return [.phrase("Button(", arguments, ")")]
        }
    ]

    private var buttons: [Event] {
        section.events.filter { event in
            event.parameters.isEmpty && !(event == scene.retryEvent && !failureRow.isEmpty)
        }
    }

    private static func failureRow(of section: Section, in scene: Scene) -> String {
        guard scene.showsFailure(in: section) else { return "" }
        let retry = section.events.first { $0 == scene.retryEvent }
        return retry.map { "FailureRow(failure, retry: \(section.closureName(for: $0).spelled(.member)))" }
            ?? "FailureRow(failure)"
    }

    private static func properties(of section: Section) -> [(name: String, type: String)] {
        section.fields.map { ($0.name, $0.type.storageText) }
            + section.events.map { (section.closureName(for: $0), $0.closureType) }
    }
}

extension Scene {
    /// The fields of its state and of the parts of its screen.
    var declaredFields: [Parameter] { state + screenParts.flatMap(\.state) }

    /// Returns true if a section shows failures, with the retry event if there is one.
    func showsFailure(in section: Section) -> Bool {
        guard canFail || useCaseCanFail, section.fields.contains(where: { $0.name == "failure" }) else { return false }
        return retryEvent.map(section.events.contains) ?? true
    }
}
