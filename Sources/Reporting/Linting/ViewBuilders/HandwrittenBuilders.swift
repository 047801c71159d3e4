/// Checks that the resolver can call `<Scene>ViewBuilder.build(with:environment:)` of each handwritten scene whose
/// spec has no builder.
struct HandwrittenBuilders {
    let scenes: [Scene]
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    init(of project: Project, in files: LintFiles, jobs: Int, display: @escaping @Sendable (String) -> String) {
        scenes = project.features.flatMap(\.scenes).filter { $0.style.isHandwritten && $0.builder == nil }
        self.files = files
        self.jobs = jobs
        self.display = display
    }

    /// The problems, one for each scene whose builder is missing or can't be called.
    var diagnostics: [Diagnostic] {
        if scenes.isEmpty { return [] }
        let names = Set(scenes.map(\.viewBuilder))
        let found = Dictionary(grouping: declarations(of: names), by: \.name)
        return scenes.compactMap { problem(with: $0, found[$0.viewBuilder] ?? []) }
    }

    private func declarations(of names: Set<String>) -> [BuilderDeclaration] {
        files.sources(mentioning: names, jobs: jobs) { [display] source, path, module in
            BuilderDeclaration.all(of: names, in: source, at: display(path), isApp: module.role == .app)
        }
    }

    private func problem(with scene: Scene, _ found: [BuilderDeclaration]) -> Diagnostic? {
        guard let first = found.first(where: { $0.isDeclaration }) ?? found.first else {
            return Diagnostic(
                .missingDeclaration,
                at: scene.place,
                "nothing declares '\(scene.viewBuilder)', which the resolver calls to show '\(scene.name)'",
                notes: [Diagnostic.Note("write it in '\(scene.feature)': \(scene.builderText)")]
            )
        }
        if found.contains(where: { $0.mayHaveOtherMembers }) || found.contains(where: { $0.opens(to: scene) }) {
            return hidden(first, scene)
        }
        let other = found.flatMap(\.builds).first
        let isAlike = other?.function.selector == "build(with:environment:)"
        return Diagnostic(
            .viewBuilderMismatch,
            at: scene.place,
            "'\(scene.viewBuilder)' has no 'static func build(with:environment:)' for '\(scene.descriptorName)', which the resolver calls",
            notes: [
                Diagnostic.Note(
                    other.map { isAlike ? "this one doesn't match" : "it has only '\($0.function.selector)'" }
                        ?? "it is declared here",
                    at: other?.place ?? first.place
                ),
                Diagnostic.Note("write \(scene.builderFunction)"),
            ]
        )
    }

    /// Returns a problem if the app can't call the builder because it isn't public.
    private func hidden(_ builder: BuilderDeclaration, _ scene: Scene) -> Diagnostic? {
        guard builder.isHidden else { return nil }
        return Diagnostic(
            .viewBuilderMismatch,
            at: scene.place,
            "'\(scene.viewBuilder)' isn't public, and the app's resolver calls it from another module",
            notes: [Diagnostic.Note("make it and its 'build' public", at: builder.place)]
        )
    }
}

extension Scene {
    /// The name of the view builder. For example: `RecipeDetailsViewBuilder`.
    fileprivate var viewBuilder: String { name + "ViewBuilder" }

    fileprivate var descriptorName: String { name + "Descriptor" }

    fileprivate var builderFunction: String {
        "'static func build(with descriptor: \(namespace).\(descriptorName), environment: …) -> \(output.rawValue)'"
    }

    fileprivate var builderText: String { "a type with \(builderFunction)" }
}

extension BuilderDeclaration {
    /// Returns true if the resolver's call fits one of its functions, as far as can be seen without types.
    fileprivate func opens(to scene: Scene) -> Bool {
        builds.contains { build in
            let function = build.function
            guard function.isStatic, !function.isAsync, !function.canThrow, !function.isPrivate else { return false }
            let needed = function.parameters.filter { !$0.hasDefault || ["with", "environment"].contains($0.label) }
            guard needed.map(\.label) == ["with", "environment"] else { return false }
            guard !function.isGeneric, let type = needed[0].type else { return true }
            return type.mayBe(scene.descriptorName)
        }
    }
}

extension SwiftType {
    /// Returns true if it is the descriptor, or may be the team's own name for it.
    fileprivate func mayBe(_ descriptor: String) -> Bool {
        if customNames.isEmpty { return false }
        guard let name = text.split(separator: ".").last, name.hasSuffix("Descriptor") else { return true }
        return name == descriptor
    }
}
