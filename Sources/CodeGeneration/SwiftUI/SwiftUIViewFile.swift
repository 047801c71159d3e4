/// The scaffold of a SwiftUI scene's view.
struct SwiftUIViewFile: Sendable {
    private let place: ScenePlace
    private let failureRow: String
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
        failureRow = Self.failureRow(of: place.scene)
    }

    static let table = TemplateTable<SwiftUIViewFile>(pieces + drafts)

    private static let pieces: [TemplateVariable<SwiftUIViewFile>] = [
        .imports { $0.imports.lines() },
        .flag("hasNavigationItem", "whether the file has the view's navigation item as well") {
            !$0.place.layer.isSeparate
        },
        .texts("children", "what makes the scenes inside of it that take no values") { file in
            file.scene.childPhrases.filter(\.child.parameters.isEmpty).map { "children?.\($0.makeMethod)()" }
        },
        .flag("hasContents", "whether the view is divided into contents") { !$0.scene.contents.isEmpty },
        // Scenes inside of this one fill the room, and scroll themselves.
        .flag("isScrolling", "whether the view scrolls as a whole") {
            !$0.scene.contents.isEmpty || $0.scene.children.isEmpty
        },
        .texts("contentMembers", "the view's properties with its contents") { $0.scene.contents.map(\.memberName) },
    ]

    private static let drafts: [TemplateVariable<SwiftUIViewFile>] = [
        .text("isLoading", "the condition under which something is being loaded") { file in
            file.scene.loadedFields.map { "dataSource.\($0).isLoading" }.joined(separator: " || ")
        },
        .code("drafts", "what shows the state before anybody has drawn a view") { drafts(of: $0.scene) },
        .text("failureRow", "what shows a failure; empty where there is none") { $0.failureRow },
        .list("buttons", "a button for each event that needs no values", of: button) { file in
            file.buttons.map { ($0, file.place) }
        },
    ]

    private static let button: TemplateTable<(Event, ScenePlace)> = [
        .code("title", "what stands on the button") { event, place in
            [place.viewTexts.buttonTitle(event.buttonTitle)]
        },
        .text("identifier", "the button's name for tests, as a string literal") { event, place in
            event.controlIdentifier(in: place.scene).swiftLiteral
        },
        .text("method", "the presenter's method that it calls") { event, _ in event.name.spelled(.member) },
    ]

    private var imports: ImportList {
        var imports = place.context.imports(in: place.layer.module)
        imports.add("ViperRuntime")
        if !failureRow.isEmpty { imports.add(place.context.core) }
        return imports
    }

    /// The events with a button. Sections report their own events.
    private var buttons: [Event] {
        let reported = Set(scene.contents.flatMap(\.sections).flatMap(\.events).map(\.name))
        return scene.controlEvents.filter { event in
            event.parameters.isEmpty && !reported.contains(event.name) && event != scene.retryEvent
        }
    }

    /// Returns the drafts of the fields that no section shows.
    private static func drafts(of scene: Scene) -> [TemplateCode] {
        let sections = Set(scene.contents.flatMap(\.sections).flatMap(\.fields).map(\.name))
        let fields = scene.state.filter { !sections.contains($0.name) }
        return fields.draftView(of: "dataSource")
    }

    /// Returns the row for the scene's failure; empty if a section shows it.
    private static func failureRow(of scene: Scene) -> String {
        let sections = scene.contents.flatMap(\.sections)
        let failures = scene.failures(of: "dataSource")
        guard !failures.isEmpty, !sections.contains(where: scene.showsFailure) else { return "" }
        let failure = failures.joined(separator: ", ")
        guard let event = scene.retryEvent else { return "FailureRow(\(failure))" }
        return "FailureRow(\(failure)) { presenter.\(event.name.spelled(.member))() }"
    }
}
