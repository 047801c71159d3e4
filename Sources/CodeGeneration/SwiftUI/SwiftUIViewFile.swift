/// The scaffold of a SwiftUI scene's view.
enum SwiftUIViewFile {
    static let table = TemplateTable<ScenePlace>(pieces + drafts)

    private static let pieces: [TemplateVariable<ScenePlace>] = [
        .importing(in: { $0.layer.module }) { imports, place in
            imports.add("ViperRuntime")
            if !failureRow(of: place.scene).isEmpty { imports.add(place.context.core) }
        },
        .flag("hasNavigationItem", "whether the file has the view's navigation item as well") {
            !$0.layer.isSeparate
        },
        .texts("children", "what makes the scenes inside of it that take no values") { place in
            place.scene.childPhrases.filter(\.child.parameters.isEmpty).map { "children?.\($0.makeMethod)()" }
        },
        .flag("hasContents", "whether the view is divided into contents") { !$0.scene.contents.isEmpty },
        // Scenes inside of this one fill the room, and scroll themselves.
        .flag("isScrolling", "whether the view scrolls as a whole") {
            !$0.scene.contents.isEmpty || $0.scene.children.isEmpty
        },
        .texts("contentMembers", "the view's properties with its contents") { $0.scene.contents.map(\.memberName) },
    ]

    private static let drafts: [TemplateVariable<ScenePlace>] = [
        .text("isLoading", "the condition under which something is being loaded") { place in
            place.scene.loadedFields.map { "dataSource.\($0).isLoading" }.joined(separator: " || ")
        },
        .code("drafts", "what shows the state before anybody has drawn a view") { drafts(of: $0.scene) },
        .text("failureRow", "what shows a failure; empty where there is none") { failureRow(of: $0.scene) },
        .list("buttons", "a button for each event that needs no values", of: button) { place in
            buttons(of: place.scene).map { ($0, place) }
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

    /// Returns the events with a button. Sections report their own events.
    private static func buttons(of scene: Scene) -> [Event] {
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
