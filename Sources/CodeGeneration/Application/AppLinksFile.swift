/// The links of the app: from a URL to a scene's descriptor and back, and where each leads.
struct AppLinksFile: Sendable {
    private let context: GenerationContext
    private let scenes: [LinkedScene]

    init(_ context: GenerationContext) {
        self.context = context
        let places = LinkPlaces(of: context.project)
        scenes = context.project.features.flatMap(\.scenes).filter { !$0.links.isEmpty }.map {
            LinkedScene(scene: $0, place: places.place(of: $0), context: context)
        }
    }

    static let table: TemplateTable<AppLinksFile> = [
        .imports { $0.imports.lines() },
        .text("conformances", "what the enum conforms to, behind a colon") {
            let names = $0.scenes.map(\.scene).sharedConformances
            return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        },
        .texts("origins", "what links begin with") { $0.context.project.links.map(\.text.swiftLiteral) },
        .list("scenes", "the scenes that links lead to", of: scene) { $0.scenes },
        .flag("dependsOnState", "whether some lead to what isn't there in all states of the app") { file in
            file.scenes.contains { $0.stateGuard != nil }
        },
        .code("patterns", "the links of all scenes, each with how its descriptor is made") { file in
            file.scenes.map(\.scene).flatMap { scene in scene.links.map { pattern($0, of: scene) } }
        },
    ]

    private static let scene: TemplateTable<LinkedScene> = [
        .text("case", "the scene's case") { $0.scene.caseName.spelled(.declaration) },
        .text("descriptor", "the scene's descriptor") { $0.scene.descriptor },
        .texts("links", "the scene's links, as the specs have them") { $0.scene.links.map(\.text) },
        .text("binding", "what binds the descriptor in a pattern") { $0.binding },
        .text("urlBinding", "what binds the descriptor in a pattern, where its link has parameters") { $0.urlBinding },
        .code("url", "the scene's link as a URL") { [$0.url] },
        .code("destination", "where the scene's links lead") { $0.destination },
    ]

    private var imports: ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add("Foundation", .public)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        imports.add(context.project.environment, .public)
        for linked in scenes {
            imports.add(context.interfaceName(of: linked.scene.feature), .public)
            for screen in linked.place.screens {
                imports.add(context.interfaceName(of: screen.scene.feature))
            }
        }
        return imports
    }

    /// Returns a pattern with the closure that makes the descriptor of its values.
    private static func pattern(_ pattern: LinkPattern, of scene: Scene) -> TemplateCode {
        let path = Set(pattern.path.compactMap { if case .parameter(let name) = $0 { name } else { nil } })
        let given = scene.parameters.filter { pattern.parameters.contains($0.name) }
        let defaulted = given.filter { $0.defaultValue != nil && !path.contains($0.name) }
        let needed = given.filter { parameter in !defaulted.contains { $0.name == parameter.name } }
        let arguments = needed.map { parameter in
            let name = parameter.name.swiftLiteral
            return parameter.argument(
                parameter.type.isOptional ? "link.optional(\(name), link.value)" : "link.value(\(name))"
            )
        }
        let target = ".\(scene.caseName.spelled(.member))("
        let head = "LinkPattern(\(pattern.text.swiftLiteral)) { \(given.isEmpty ? "_" : "link") in"
        guard !defaulted.isEmpty else {
            let descriptor = TemplateCode.phrase("\(scene.descriptor)(", arguments, ")")
            return .block(head, [.phrase(needed.isEmpty ? target : "try \(target)", [descriptor], ")")], "},")
        }
        let made = TemplateCode.phrase(
            "var descriptor = \(needed.isEmpty ? "" : "try ")\(scene.descriptor)(",
            arguments,
            ")"
        )
        let values = defaulted.map { parameter in
            let member = "descriptor.\(parameter.name.spelled(.member))"
            return TemplateCode.line(
                "\(member) = try link.optional(\(parameter.name.swiftLiteral), link.value) ?? \(member)"
            )
        }
        return .block(head, [made] + values + ["return \(target)descriptor)"], "},")
    }
}

/// A scene that links lead to, with the place where it is shown.
private struct LinkedScene: Sendable {
    let scene: Scene
    let place: LinkPlace
    let context: GenerationContext

    /// True if the link leads to a screen that is there from the start, and has nothing to tell it.
    private var showsTabAlone: Bool {
        place.screens.count == 1 && place.beginsWithEntrance && scene.links.allSatisfy(\.parameters.isEmpty)
    }

    var binding: String { showsTabAlone ? "" : "(let descriptor)" }
    var urlBinding: String { scene.writtenLink?.parameters.isEmpty == false ? "(let descriptor)" : "" }

    var url: TemplateCode {
        let pattern = scene.writtenLink ?? LinkPattern()
        let path = pattern.path.map { segment in
            switch segment {
            case .literal(let text): text.swiftLiteral
            case .parameter(let name): text(of: name)
            }
        }
        let items = pattern.query.map { "\($0.name.swiftLiteral): \(text(of: $0.parameter))" }
        let query: [TemplateCode] = items.isEmpty ? [] : [.phrase("query: [", items, "]", style: .literal)]
        return .phrase("\(context.project.app)LinkTable.links.url(", path.map { .line($0) } + query, ")")
    }

    private func text(of name: String) -> String {
        let member = "descriptor.\(name.spelled(.member))"
        let isOptional = scene.parameters.first { $0.name == name }?.type.isOptional == true
        return isOptional ? "\(member).map { LinkText($0) }" : "LinkText(\(member))"
    }

    /// The statement that leaves in other states than that in which the link leads somewhere; `nil` if all have it.
    var stateGuard: TemplateCode? {
        let states = context.project.entrance.states
        if let environment = owner.valueInState {
            return showsTabAlone
                ? "guard \(environment) != nil else { return nil }"
                : "guard let environment = \(environment) else { return nil }"
        }
        let shown = place.beginsWithEntrance ? place.screens.first?.scene : nil
        guard let state = states.first(where: { state in shown.map(state.scenes.contains) ?? false }) else {
            return nil
        }
        return "guard case .\(state.name.spelled(.member)) = \(Project.rootName).state else { return nil }"
    }

    private var owner: SceneOwner { SceneOwner(of: scene, in: context.project) }

    /// The statements that make the destination.
    var destination: [TemplateCode] {
        [stateGuard].compactMap(\.self) + statements
    }

    private var statements: [TemplateCode] {
        var arguments: [TemplateCode] = place.tab.map { ["tab: \($0)"] } ?? []
        var stack = place.screens
        if place.beginsWithEntrance, let bottom = stack.first {
            stack.removeFirst()
            let isLinked = bottom.scene == scene.reference
            if isLinked ? !showsTabAlone : !bottom.arguments.isEmpty {
                arguments.append(resolved(bottom, labelled: "root: "))
            }
        }
        var lines: [TemplateCode] = []
        var modal: TemplateCode?
        if place.presentation.isModal, !stack.isEmpty {
            stack.removeLast()
            (lines, modal) = presented
        }
        if !stack.isEmpty { arguments.append(.phrase("stack: [", stack.map { resolved($0) }, "]", style: .literal)) }
        if let modal { arguments.append(modal) }
        return lines + [.phrase("return LinkDestination(", arguments, ")")]
    }

    private var presented: (lines: [TemplateCode], modal: TemplateCode) {
        let way = place.presentation
        let resolved = "\(prefix(of: scene))resolve(descriptor)"
        guard way.hasBar || way.modalStyle != nil else { return ([], "modal: \(resolved)") }
        // Over the whole screen, it can't be swiped away: a bar gets a button that closes it.
        let coversAll = way == .fullScreen || way == .overFullScreen
        let closes = scene.routes.contains { $0.presentation == .close }
        let isBarred = (way.hasBar || coversAll && !closes) && scene.output == .viewController
        let screen = isBarred ? "UINavigationController(rootViewController: \(resolved))" : resolved
        var lines: [TemplateCode] = ["let screen = \(screen)"]
        if let style = way.modalStyle { lines.append("screen.modalPresentationStyle = .\(style)") }
        return (lines, "modal: screen")
    }

    /// What stands before the call of a scene's resolver.
    private func prefix(of scene: Scene) -> String { scene.scope == nil ? "" : "environment." }

    private func resolved(_ screen: LinkPlace.Screen, labelled label: String = "") -> TemplateCode {
        guard screen.scene != scene.reference, let other = context.scene(screen.scene) else {
            return "\(label)\(prefix(of: scene))resolve(descriptor)"
        }
        let arguments = other.parameters.compactMap { parameter in
            screen.arguments[parameter.name].map { parameter.argument("descriptor.\($0.spelled(.member))") }
        }
        return .phrase("\(label)\(prefix(of: other))resolve(\(other.descriptor)(", arguments, "))")
    }
}
