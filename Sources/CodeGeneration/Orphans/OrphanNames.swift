public import ProjectModel
import SpecReading
import TemplateCatalogue

/// Knows files that are named as the scaffolds of scenes are, and belong to no scene of the specs: what a deleted spec, a rename by
/// hand or another style left behind. Names alone are looked at, so that a whole tree costs next to nothing.
public struct OrphanNames: Sendable {
    /// A file that may be one.
    public struct Orphan: Hashable, Sendable {
        /// The scene that its name is of.
        public var scene: String
        /// What the specs know of that scene.
        public var reason: Reason
        /// Where people have files of such names, too, only one of these words in it tells; empty where the name does.
        public var proofs: Set<String> = []
    }

    public enum Reason: Hashable, Sendable {
        case noScene
        case otherModule(String)
        /// For example: `mvvm`.
        case otherStyle(String)
        /// A section of the scene that is drawn by a component.
        case drawnByComponent(section: String, component: String)
    }

    static let sceneFolders = "Application"

    /// By the folders of their modules' sources.
    private var scenes: [String: [String: SceneStyle]] = [:]
    /// By name: the module.
    private var modules: [String: String] = [:]
    /// By the path of the file that such a section would have.
    private var drawnSections: [String: Orphan] = [:]
    private let kept: Set<String>
    /// Screens whose files are all the team's own.
    private let adopted: Set<String>
    private let isTeams: Bool

    public init(_ project: Project) {
        kept = Set(project.keptFiles.map { Self.withoutLastSlash($0.value) })
        adopted = Set(project.adoptedScenes.map(\.name))
        isTeams = project.isResolverOnly
        for feature in project.features {
            let styles = Dictionary(feature.scenes.map { ($0.name, $0.style) }) { first, _ in first }
            let folders = Set([feature.sources, feature.uiSources])
            for folder in folders { scenes[folder] = styles }
            for scene in feature.scenes {
                modules[scene.name] = feature.name
                addDrawnSections(of: scene, in: folders)
            }
        }
    }

    /// - Parameter path: of a file outside of folders of generated ones, relative to the target package.
    public func orphan(at path: String) -> Orphan? {
        guard !isTeams, path.hasSuffix(".swift") else { return nil }
        let parts = path.split(separator: "/")
        let found = parts.first == "Tests" ? suite(parts) : drawnSections[path] ?? scaffold(parts)
        guard let found, !adopted.contains(found.scene), !isKept(parts) else { return nil }
        return found
    }

    private mutating func addDrawnSections(of scene: Scene, in folders: Set<String>) {
        for section in scene.contents.flatMap(\.sections) {
            guard let component = section.component else { continue }
            let reason = Reason.drawnByComponent(section: section.name, component: component.name)
            for folder in folders {
                for name in ScaffoldName.ofSections {
                    let file = name.subfolder + scene.name + section.name.upperCamelCase + name.ending
                    drawnSections["\(folder)/\(Self.sceneFolders)/\(scene.name)/\(file)"] =
                        Orphan(scene: scene.name, reason: reason)
                }
            }
        }
    }

    private func scaffold(_ parts: [Substring]) -> Orphan? {
        // `Sources`, the module, `Application`, the scene, the file.
        guard parts.count >= 4, let file = parts.last,
            let position = parts.dropLast(2).lastIndex(of: Self.sceneFolders[...]), position > 0
        else { return nil }
        let folder = parts[..<position].joined(separator: "/")
        let known = scenes[folder]
        guard known != nil || position == 2 && parts[0] == "Sources" else { return nil }
        let (scene, between) = (parts[position + 1], parts[(position + 2)..<(parts.count - 1)])
        let subfolder = between.map { $0 + "/" }.joined()
        let names = ScaffoldName.all.filter { $0.matches(file, of: scene, in: subfolder) }
        guard !names.isEmpty else { return nil }
        guard let style = known?[String(scene)] else { return elsewhere(String(scene)) }
        let isOther = names.allSatisfy { !$0.styles.contains(style) }
        guard isOther, style.traits.isDisjoint(with: [.handwritten, .old]) else { return nil }
        let part = String(file.dropFirst(scene.count).dropLast(".swift".count))
        let own = ScaffoldName.types(of: [style])
        if own.contains(part) { return nil }
        let others = ScaffoldName.types(of: names.reduce(into: []) { $0.formUnion($1.styles) })
        let proofs = others.subtracting(own).subtracting([part]).map { "\(scene)\($0)" }
        return Orphan(scene: String(scene), reason: .otherStyle(style.rawValue), proofs: Set(proofs))
    }

    private func elsewhere(_ scene: String) -> Orphan {
        let reason = modules[scene].map { Reason.otherModule($0) } ?? .noScene
        return Orphan(scene: scene, reason: reason)
    }

    /// For example: `Tests/RecipesTests/RecipeListTests.swift`.
    private func suite(_ parts: [Substring]) -> Orphan? {
        let ending = "Tests"
        guard parts.count == 3, parts[1].hasSuffix(ending), parts[2].hasSuffix(ending + ".swift") else { return nil }
        let scene = String(parts[2].dropLast(ending.count + ".swift".count))
        guard !scene.isEmpty, modules[scene] == nil else { return nil }
        // What the scaffold mentions: mocks of the scene's contracts.
        let suffixes = [true, false].flatMap { ScaffoldContracts.contractSuffixes(common: $0) }
        return Orphan(scene: scene, reason: .noScene, proofs: Set(suffixes.map { "Mock\(scene)\($0)" }))
    }

    private func isKept(_ parts: [Substring]) -> Bool {
        !kept.isEmpty && parts.indices.contains { kept.contains(parts[...$0].joined(separator: "/")) }
    }

    private static func withoutLastSlash(_ path: String) -> String {
        path.last == "/" ? String(path.dropLast()) : path
    }
}
