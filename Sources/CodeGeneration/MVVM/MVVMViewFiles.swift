/// The scaffold of an `mvvm` scene's view.
struct MVVMViewFile: Sendable {
    private let place: ScenePlace
    private var scene: Scene { place.scene }

    init(_ place: ScenePlace) {
        self.place = place
    }

    static let table: TemplateTable<MVVMViewFile> = [
        .flag("hasParts", "whether the screen is divided into parts or contents") { file in
            !file.scene.viewedParts.isEmpty || !file.scene.contents.isEmpty
        },
        .texts("contentMembers", "the view's properties with its contents") { $0.scene.contents.map(\.memberName) },
        .flag("observesScreen", "whether the view is told of changes of the screen's own state by Combine") { file in
            !file.scene.state.isEmpty && file.scene.binding.usesCombine
        },
        .code("initializer", "the beginning of the view's initialiser") { [initializer(of: $0.place)] },
        .texts("children", "what makes the scenes inside of it that take no values") { file in
            file.scene.childPhrases.filter(\.child.parameters.isEmpty).map { "children?.\($0.makeMethod)()" }
        },
        .code("drafts", "what shows the screen's own state before anybody has drawn a view") { file in
            file.scene.ownDrafts.draftView(of: file.scene.binding.usesCombine ? "screen.state" : "parts.state")
        },
        .list("parts", "the parts of the screen", of: part) { file in file.scene.viewedParts.map { ($0, file.scene) } },
        .list("buttons", "a button for each event that needs no values", of: InputButtons.table) { file in
            let reported =
                file.scene.contents.flatMap(\.sections).flatMap(\.events) + [file.scene.retryEvent].compactMap(\.self)
            return InputButtons.events(among: file.scene.events.filter { !reported.contains($0) }, of: file.place)
        },
    ]

    private static func initializer(of place: ScenePlace) -> TemplateCode {
        let (scene, model) = (place.scene, place.layer.display)
        let children = scene.children.isEmpty ? [] : ["children: \(scene.name)Children? = nil"]
        return .phrase("init(", ["parts: \(model).Parts", "inputs: \(model).Inputs"] + children, ") {")
    }

    private static let part: TemplateTable<(Part, Scene)> = [
        .text("view", "the part's view") { part, scene in scene.name + part.view },
        .text("property", "the view model's property with the part's data") { part, _ in part.dataProperty },
    ]
}

/// The scaffold of the view of a part of an `mvvm` scene's screen.
struct PartViewFile: Sendable {
    private let part: Part
    private let place: ScenePlace
    private let imports: ImportList

    init(_ place: ScenePiecePlace<Part>) {
        part = place.piece
        self.place = place.scene
        imports = Self.imports(for: part, of: place.scene)
    }

    private var scene: Scene { place.scene }

    static let table: TemplateTable<PartViewFile> = [
        .imports { $0.imports.lines() },
        .hasImports { $0.imports },
        .text("view", "the part's view") { $0.scene.name + $0.part.view },
        .text("part", "the part's name") { $0.part.name },
        .text("type", "the type of the part's data") { $0.part.dataType },
        .code("heading", "shows the part's name as people say it") {
            [$0.place.viewTexts.view($0.part.name.upperCamelCase.spacedOut)]
        },
        .text("isLoading", "the condition under which something is being loaded") { isLoading($0.part) },
        .code("drafts", "what shows the data before anybody has drawn a view") {
            $0.part.state.draftView(of: "data")
        },
        .text("failureRow", "what shows a failure; empty where there is none") {
            failureRow(of: $0.part, in: $0.scene)
        },
        .list("buttons", "a button for each event that needs no values", of: InputButtons.table) {
            InputButtons.events(among: $0.part.events, of: $0.place)
        },
    ]

    private static func imports(for part: Part, of place: ScenePlace) -> ImportList {
        var imports = place.context.imports(in: place.layer.module)
        if !failureRow(of: part, in: place.scene).isEmpty { imports.add(place.context.core) }
        if !isLoading(part).isEmpty || !part.state.drafts(of: "data").isEmpty { imports.add("ViperRuntime") }
        return imports
    }

    private static func isLoading(_ part: Part) -> String {
        part.state.filter { $0.isLoadable }.map { "data.\($0.name.spelled(.member)).isLoading" }
            .joined(separator: " || ")
    }

    private static func failureRow(of part: Part, in scene: Scene) -> String {
        let failures = (scene.useCaseCanFail ? ["data.failure"] : []) + part.state.failures(of: "data")
        guard !failures.isEmpty else { return "" }
        let row = "FailureRow(\(failures.joined(separator: ", ")))"
        return scene.retryEvent.map { "\(row) { inputs.\($0.name)() }" } ?? row
    }
}

/// The buttons for events in a scaffolded view.
private enum InputButtons {
    static let table: TemplateTable<(Event, ScenePlace)> = [
        .code("title", "what stands on the button") { event, place in
            [place.viewTexts.buttonTitle(event.buttonTitle)]
        },
        .text("input", "the view's input that it calls") { event, _ in event.name.spelled(.member) },
        .text("identifier", "the button's name for tests, as a string literal") { event, place in
            event.controlIdentifier(in: place.scene).swiftLiteral
        },
    ]

    /// Returns the events that a button can report.
    static func events(among events: [Event], of place: ScenePlace) -> [(Event, ScenePlace)] {
        events.filter { $0.parameters.isEmpty && !$0.isSentByTheScreen }.map { ($0, place) }
    }
}

extension Scene {
    /// The parts of its screen that have a view of their own: not those that sections draw.
    var viewedParts: [Part] {
        let inSections = Set(contents.flatMap(\.sections).compactMap(\.part))
        return screenParts.filter { $0.component != nil || !inSections.contains($0.name) }
    }

    /// The fields of the screen's own state that no section shows.
    fileprivate var ownDrafts: [Parameter] {
        let sections = contents.flatMap(\.sections).filter { $0.part == nil }
        let shown = Set(sections.flatMap(\.fields).map(\.name))
        return state.filter { !shown.contains($0.name) }
    }
}
