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
        let types = PackageTypes(names, in: files, everywhere: false, jobs: jobs, display: display)
        return scenes.compactMap { problem(with: $0, types) }
    }

    private func problem(with scene: Scene, _ types: PackageTypes) -> Diagnostic? {
        // Nested types of the name aren't what the resolver calls.
        let found = types.all(of: scene.viewBuilder).filter { $0.block.isExtension || $0.block.qualifier == nil }
        // An alias or a protocol is left to the compiler.
        let isMore = types.isMore(scene.viewBuilder)
        guard let first = found.first(where: { !$0.block.isExtension }) ?? found.first else {
            if isMore { return nil }
            return Diagnostic(
                .missingDeclaration,
                at: scene.place,
                "nothing declares '\(scene.viewBuilder)', which the resolver calls to show '\(scene.name)'",
                note: "write it in '\(scene.feature)': \(scene.builderText)"
            )
        }
        if isMore || found.contains(where: { $0.mayHaveOtherMembers || $0.opens(to: scene) }) {
            return hidden(first, scene)
        }
        let other = found.lazy.compactMap { builder in builder.builds.first.map { ($0, builder) } }.first
        let isAlike = other?.0.selector == "build(with:environment:)"
        return Diagnostic(
            .viewBuilderMismatch,
            at: scene.place,
            "'\(scene.viewBuilder)' has no 'static func build(with:environment:)' for '\(scene.descriptorName)', which the resolver calls",
            notes: [
                Diagnostic.Note(
                    other.map { isAlike ? "this one doesn't match" : "it has only '\($0.0.selector)'" }
                        ?? "it is declared here",
                    at: other.flatMap { $1.memberPlaces[$0.offset] } ?? first.place
                ),
                Diagnostic.Note("write \(scene.builderFunction)"),
            ]
        )
    }

    /// Returns a problem if the app can't call the builder because it isn't public.
    private func hidden(_ builder: PackageTypes.Declaration, _ scene: Scene) -> Diagnostic? {
        let block = builder.block
        if builder.module.role == .app || block.isExtension || block.isVisibleOutside { return nil }
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

extension PackageTypes.Declaration {
    fileprivate var builds: [DeclaredFunction] { block.functions.filter { $0.name == "build" } }

    /// True if it may have members from a superclass or a protocol.
    fileprivate var mayHaveOtherMembers: Bool { block.inherited.contains { $0 != "SceneViewBuilder" } }

    /// Returns true if the resolver's call fits one of its functions, as far as can be seen without types.
    fileprivate func opens(to scene: Scene) -> Bool {
        builds.contains { function in
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
