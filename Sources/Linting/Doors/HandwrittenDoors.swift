import Diagnostics
import Parallelism
import ProjectModel
import SwiftReading

/// Scenes that are written by hand, held against the resolver, which calls `<Scene>ViewBuilder.build(with:environment:)`.
struct HandwrittenDoors {
    let scenes: [Scene]
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    init(of project: Project, in files: LintFiles, jobs: Int, display: @escaping @Sendable (String) -> String) {
        scenes = project.features.flatMap(\.scenes).filter { !$0.style.hasEnvironment }
        self.files = files
        self.jobs = jobs
        self.display = display
    }

    /// Those whose builder is missing, or can't be called.
    var diagnostics: [Diagnostic] {
        if scenes.isEmpty { return [] }
        let names = Set(scenes.map(\.door))
        let found = Dictionary(grouping: declarations(of: names), by: \.name)
        return scenes.compactMap { problem(with: $0, found[$0.door] ?? []) }
    }

    private func declarations(of names: Set<String>) -> [DoorDeclaration] {
        let search = ByteSearch(Array(names))
        let sources = files.modules.filter { $0.module.role != .tests }.flatMap { module in
            module.sources.map { (path: $0, isApp: module.module.role == .app) }
        }
        return Parallel.map(Parallel.chunks(of: sources), jobs: jobs) { sources in
            sources.flatMap { path, isApp -> [DoorDeclaration] in
                guard let source = files.read(path), search.findsAny(in: source) else { return [] }
                return DoorDeclaration.all(of: names, in: source, at: display(path), isApp: isApp)
            }
        }.flatMap(\.self)
    }

    private func problem(with scene: Scene, _ found: [DoorDeclaration]) -> Diagnostic? {
        guard let first = found.first(where: { $0.isDeclaration }) ?? found.first else {
            return Diagnostic(
                .missingDoor,
                at: scene.place,
                "nothing declares '\(scene.door)', by which the resolver makes '\(scene.name)'",
                notes: [Diagnostic.Note("write it in '\(scene.feature)': \(scene.doorText)")]
            )
        }
        if found.contains(where: { $0.mayHaveOtherMembers }) || found.contains(where: { $0.opens(to: scene) }) {
            return hidden(first, scene)
        }
        let other = found.flatMap(\.builds).first
        let isAlike = other?.function.selector == "build(with:environment:)"
        return Diagnostic(
            .doorOfOtherShape,
            at: scene.place,
            "'\(scene.door)' has no 'static func build(with:environment:)' for '\(scene.descriptorName)', which the resolver calls",
            notes: [
                Diagnostic.Note(
                    other.map { isAlike ? "this one is another" : "it has only '\($0.function.selector)'" }
                        ?? "it is declared here",
                    at: other?.place ?? first.place
                ),
                Diagnostic.Note("write \(scene.doorFunction)"),
            ]
        )
    }

    /// What the app can't see it can't call.
    private func hidden(_ door: DoorDeclaration, _ scene: Scene) -> Diagnostic? {
        guard door.isHidden else { return nil }
        return Diagnostic(
            .doorOfOtherShape,
            at: scene.place,
            "'\(scene.door)' isn't public, and the app's resolver calls it from another module",
            notes: [Diagnostic.Note("make it and its 'build' public", at: door.place)]
        )
    }
}

extension Scene {
    /// For example: `RecipeDetailsViewBuilder`.
    fileprivate var door: String { name + "ViewBuilder" }

    fileprivate var descriptorName: String { name + "Descriptor" }

    fileprivate var doorFunction: String {
        "'static func build(with descriptor: \(namespace).\(descriptorName), environment: …) -> \(output.rawValue)'"
    }

    fileprivate var doorText: String { "a type with \(doorFunction)" }
}

extension DoorDeclaration {
    /// Whether the resolver's call fits one of its functions, as far as can be known without types.
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
    /// Whether it is the descriptor, or a name of the team's own for it.
    fileprivate func mayBe(_ descriptor: String) -> Bool {
        if customNames.isEmpty { return false }
        guard let name = text.split(separator: ".").last, name.hasSuffix("Descriptor") else { return true }
        return name == descriptor
    }
}
