/// Finds files that are named like scaffolds of scenes but belong to no scene of the specs: left by a deleted spec,
/// a manual rename or another style. It compares only names, so that even a large tree costs next to nothing.
public struct OrphanNames: Sendable {
    /// A file that may be an orphan.
    public struct Orphan: Hashable, Sendable {
        /// The scene in its name.
        public var scene: String
        /// The reason, from what the specs say about that scene.
        public var reason: Reason
        /// If people may use the name, too, words of which an orphan contains at least one; otherwise empty.
        public var proofs: Set<String> = []
        /// If people may use the name for views, the type that must be unused. For example: `ShelfListHeadSection`.
        public var unused: String?
    }

    public enum Reason: Hashable, Sendable {
        case noScene
        case otherModule(String)
        /// The scene has another style. For example: `mvvm`.
        case otherStyle(String)
        /// A component draws the section or the part of the scene.
        case drawnByComponent(Drawn, component: String)
        /// The scene's spec has no piece of this kind with that name. For example: `section`.
        case noPiece(String)
        /// A use case or repository of its module replaces the scene's own. For example: `the repository 'Recipes'`.
        case shared(String)
        /// The scene has another `view:`, or none.
        case noNib
    }

    /// A section, or a part of a screen.
    public struct Drawn: Hashable, Sendable {
        /// The kind. For example: `section`.
        public var kind: String
        public var name: String
    }

    static let sceneFolders = "Application"

    /// The scenes' styles by name, by the folder of their module's sources.
    private var scenes: [String: [String: SceneStyle]] = [:]
    /// The file names of the scenes' nibs.
    private var nibs: Set<String> = []
    /// The views of contents, sections and parts.
    private var pieces: Set<String> = []
    /// The replacements of scenes' use cases and repositories, by file name.
    private var shared: [String: String] = [:]
    /// The scenes' modules, by the scene's name.
    private var modules: [String: String] = [:]
    /// The sections and parts that components draw, by the path of the file that each would otherwise have.
    private var drawnPieces: [String: Orphan] = [:]
    private let unmanaged: UnmanagedPaths
    /// Screens whose files are all the team's own.
    private let adopted: Set<String>
    private let isTeams: Bool
    private let names: ScaffoldNames

    /// - Parameter templates: The team's own templates.
    public init(_ project: Project, templates: TeamTemplates = TeamTemplates()) {
        names = ScaffoldNames(templates)
        unmanaged = project.unmanaged
        adopted = Set(project.adoptedScenes.map(\.name))
        isTeams = project.isResolverOnly
        for feature in project.features {
            let styles = Dictionary(feature.scenes.map { ($0.name, $0.style) }) { first, _ in first }
            let folders = Set([feature.sources, feature.uiSources])
            for folder in folders { scenes[folder] = styles }
            for scene in feature.scenes {
                add(scene, of: feature)
                addDrawnPieces(of: scene, in: folders)
            }
        }
    }

    private mutating func add(_ scene: Scene, of feature: Feature) {
        modules[scene.name] = feature.name
        switch scene.view {
        case .code: break
        case .xib: nibs.insert("\(scene.name)ViewController.xib")
        case .storyboard: nibs.insert("\(scene.name)ViewController.storyboard")
        }
        for content in scene.contents {
            pieces.insert(scene.typeName(of: content))
            pieces.formUnion(content.sections.map { scene.typeName(of: $0) })
        }
        pieces.formUnion(scene.screenParts.map { scene.name + $0.view })
        if let useCase = scene.sharedUseCase {
            for part in ["UseCase", "Repository"] { shared["\(scene.name)\(part).swift"] = "the use case '\(useCase)'" }
        } else if let repository = scene.sharedRepository {
            shared["\(scene.name)Repository.swift"] = "the repository '\(repository.name)'"
        }
    }

    /// - Parameter path: The path of a file outside folders of generated files, relative to the target package.
    public func orphan(at path: String) -> Orphan? {
        guard !isTeams else { return nil }
        let parts = path.split(separator: "/")
        let isSource = path.hasSuffix(".swift")
        let ofScene = isSource ? drawnPieces[path] ?? scaffold(parts) : nib(parts)
        let found = isSource && parts.first == "Tests" ? suite(parts) : ofScene
        guard let found, !adopted.contains(found.scene), !unmanaged.contain(path) else { return nil }
        return found
    }

    private mutating func addDrawnPieces(of scene: Scene, in folders: Set<String>) {
        for section in scene.contents.flatMap(\.sections) {
            guard let component = section.component else { continue }
            let files = ScaffoldName.ofSections.map {
                $0.subfolder + scene.name + section.name.upperCamelCase + $0.ending
            }
            add(Drawn(kind: "section", name: section.name), by: component, of: scene, files, in: folders)
        }
        for part in scene.screenParts {
            guard let component = part.component else { continue }
            let files = ["\(scene.name)\(part.view).swift"]
            add(Drawn(kind: "part", name: part.name), by: component, of: scene, files, in: folders)
        }
    }

    private mutating func add(
        _ piece: Drawn,
        by component: DrawingComponent,
        of scene: Scene,
        _ files: [String],
        in folders: Set<String>
    ) {
        let orphan = Orphan(scene: scene.name, reason: .drawnByComponent(piece, component: component.name))
        for folder in folders {
            for file in files { drawnPieces["\(folder)/\(Self.sceneFolders)/\(scene.name)/\(file)"] = orphan }
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
        let names = self.names.all.filter { $0.matches(file, of: scene, in: subfolder) }
        let style = known?[String(scene)]
        if names.isEmpty { return between.isEmpty ? part(file, of: String(scene), style) : nil }
        guard let style else { return elsewhere(String(scene)) }
        guard style.traits.isDisjoint(with: [.handwritten, .old]) else { return nil }
        let own = names.filter { $0.styles.contains(style) }
        if let shared = shared[String(file)] { return Orphan(scene: String(scene), reason: .shared(shared)) }
        guard own.isEmpty else { return piece(file, of: String(scene), own) }
        let part = String(file.dropFirst(scene.count).dropLast(".swift".count))
        let types = self.names.types(of: [style])
        if types.contains(part) { return nil }
        let others = self.names.types(of: names.reduce(into: []) { $0.formUnion($1.styles) })
        let proofs = others.subtracting(types).subtracting([part]).map { "\(scene)\($0)" }
        return Orphan(scene: String(scene), reason: .otherStyle(style.rawValue), proofs: Set(proofs))
    }

    /// Returns an orphan for a content or a section that the scene no longer has.
    private func piece(_ file: Substring, of scene: String, _ names: [ScaffoldName]) -> Orphan? {
        let type = String(file.dropLast(".swift".count))
        guard let name = names.first(where: \.hasPiece), !pieces.contains(type) else { return nil }
        let kind = name.subfolder.dropLast("s/".count).lowercased()
        return Orphan(scene: scene, reason: .noPiece(kind), unused: type)
    }

    /// Returns an orphan for a part's view. Such names are free, so the generated view model's types have to prove it.
    private func part(_ file: Substring, of scene: String, _ style: SceneStyle?) -> Orphan? {
        let ending = "View.swift"
        let type = String(file.dropLast(".swift".count))
        guard file.hasPrefix(scene), file.hasSuffix(ending), file.count > scene.count + ending.count,
            !pieces.contains(type)
        else { return nil }
        guard let style else {
            var orphan = elsewhere(scene)
            orphan.proofs = Self.displays(of: scene)
            return orphan
        }
        guard style.traits.isDisjoint(with: [.handwritten, .old]) else { return nil }
        guard style.traits.contains(.viewModel) else {
            return Orphan(scene: scene, reason: .otherStyle(style.rawValue), proofs: Self.displays(of: scene))
        }
        let name = type.dropFirst(scene.count).dropLast("View".count)
        return Orphan(scene: scene, reason: .noPiece("part"), proofs: ["\(name)Data"])
    }

    /// Returns the types that a part's data is nested in, in the feature's module or in a module of views.
    private static func displays(of scene: String) -> Set<String> { ["\(scene)ViewModel", "\(scene)Display"] }

    /// Returns an orphan for a nib. For example: `Sources/Recipes/Resources/RecipeListViewController.xib`.
    private func nib(_ parts: [Substring]) -> Orphan? {
        guard parts.count >= 3, parts[parts.count - 2] == "Resources", let file = parts.last,
            let ending = ["ViewController.xib", "ViewController.storyboard"].first(where: file.hasSuffix)
        else { return nil }
        let folder = parts.dropLast(2).joined(separator: "/")
        let known = scenes[folder]
        guard known != nil || parts.count == 4 && parts[0] == "Sources" else { return nil }
        let scene = String(file.dropLast(ending.count))
        guard !scene.isEmpty else { return nil }
        var orphan = elsewhere(scene)
        if let style = known?[scene] {
            guard !nibs.contains(String(file)), style.traits.isDisjoint(with: [.handwritten, .old]) else { return nil }
            let isOther = style.traits.isDisjoint(with: [.ownViewController])
            orphan.reason = isOther ? .otherStyle(style.rawValue) : .noNib
        }
        orphan.proofs = Self.namesInNibs
        return orphan
    }

    /// Parts of object names in scaffolded nibs, which Interface Builder preserves.
    private static let namesInNibs: Set = ["oTt", "eNe"]

    private func elsewhere(_ scene: String) -> Orphan {
        let reason = modules[scene].map { Reason.otherModule($0) } ?? .noScene
        return Orphan(scene: scene, reason: reason)
    }

    /// Returns an orphan for a test suite. For example: `Tests/RecipesTests/RecipeListTests.swift`.
    private func suite(_ parts: [Substring]) -> Orphan? {
        let ending = "Tests"
        guard parts.count == 3, parts[1].hasSuffix(ending), parts[2].hasSuffix(ending + ".swift") else { return nil }
        let scene = String(parts[2].dropLast(ending.count + ".swift".count))
        guard !scene.isEmpty, modules[scene] == nil else { return nil }
        // What the scaffold mentions: mocks of the scene's contracts.
        let suffixes = [true, false].flatMap { ScaffoldContracts.contractSuffixes(common: $0) }
        return Orphan(scene: scene, reason: .noScene, proofs: Set(suffixes.map { "Mock\(scene)\($0)" }))
    }
}
