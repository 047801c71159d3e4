/// A module whose sources aren't in the folder that the specs name.
struct DisplacedModule {
    private let name: String
    /// The folder in which its sources should be.
    private let folder: String
    /// The folder in which they are.
    private let place: String
    /// The key that keeps them there, and its spec; `nil` for a module that is beside another one.
    private let remedy: String?
    private let location: SourceLocation?
    /// The moves of the folders beside the sources.
    private let beside: [Relocation]
    private let project: Project

    private struct Relocation {
        var from: String
        var to: String

        var text: String { "'\(from)' to '\(to)'" }
    }

    /// The suffixes of the folders of a module's other targets.
    private static let suffixes = ["Interface", "UI", "TestSupport", "Sandbox"]

    /// - Parameter displaced: the folders that modules should have, each with its actual folder.
    static func all(_ displaced: [String: String], of result: Stages.Result, output: String) -> [DisplacedModule] {
        let modules = SourceModules.all(of: result.project).filter { displaced[$0.folder] != nil }
        var seen: Set<String> = []
        return modules.filter { seen.insert($0.folder).inserted }.compactMap { module in
            guard let place = displaced[module.folder] else { return nil }
            // Whoever moves the module's own folder takes those beside it along.
            let isBeside = suffixes.contains { suffix in
                module.folder.hasSuffix(suffix)
                    && displaced[String(module.folder.dropLast(suffix.count))].map { $0 + suffix } == place
            }
            return isBeside ? nil : DisplacedModule(module, in: place, of: result, output: output)
        }
    }

    private init(_ module: SourceModule, in place: String, of result: Stages.Result, output: String) {
        name = module.name
        folder = module.folder
        self.place = place
        project = result.project
        let spec = ModulePlace(of: module, in: result.specs)
        location = spec.location
        let package = TargetPackage(output: output)
        beside = Self.suffixes.map { Relocation(from: place + $0, to: module.folder + $0) }.filter {
            SourceFolder.exists(package.display($0.from)) && !SourceFolder.exists(package.display($0.to))
        }
        // What people have beside the module's own folder has to follow it.
        let left = Self.suffixes.map { Relocation(from: module.folder + $0, to: place + $0) }.filter {
            let folder = SourceFolder(path: package.display($0.from))
            return !SourceFolder.exists(package.display($0.to))
                && !folder.contents(endings: ["swift"]) { "/\($0)".hasSuffix("/Generated") }.paths.isEmpty
        }
        remedy = spec.file.map { file in
            let kind = spec.needsKind ? "'kind: core' and " : ""
            let moves = left.isEmpty ? "" : " and move \(left.map(\.text).joined(separator: ", "))"
            return "write \(kind)'sources: \(place)' in '\(file)'\(moves)"
        }
    }

    var diagnostic: Diagnostic {
        let moves = ([Relocation(from: place, to: folder)] + beside).map(\.text)
        let move = "move \(moves.joined(separator: ", "))"
        return Diagnostic(
            .missingFolder,
            at: location,
            "the sources of '\(name)' belong in '\(folder)', and are in '\(place)'",
            notes: [
                Diagnostic.Note(remedy.map { "\(move), or \($0)" } ?? move),
                Diagnostic.Note(
                    "if they are left over, delete '\(place)', or list it under 'unmanaged' in '\(project.specPath)'"
                ),
            ]
        )
    }
}

/// The place where the specs set a module's folder, or could.
private struct ModulePlace {
    var location: SourceLocation?
    /// The spec for `sources:`, which may not exist; `nil` for a module that is beside another one.
    var file: String?
    /// True if the spec doesn't exist and has to say that the module isn't a feature.
    var needsKind = false

    init(of module: SourceModule, in specs: SpecSet) {
        let project = specs.project
        let folder = String(project.path.dropLast(project.path.split(separator: "/").last?.count ?? 0))
        if let spec = specs.modules.first(where: { $0.name.value == module.name }) {
            location = spec.sources?.location ?? spec.name.location
            file = spec.hasOwnFile ? spec.path : "\(folder)\(module.name)/module.yml"
        } else if [project.core.value, project.app.value].contains(module.name) {
            let isCore = module.name == project.core.value
            location = isCore ? project.core.location : project.app.location
            file = "\(folder)\(module.name)/module.yml"
            needsKind = isCore
        } else {
            let feature = specs.modules.filter { module.name.hasPrefix($0.name.value) }
                .max { $0.name.value.count < $1.name.value.count }
            location = feature.map { $0.sources?.location ?? $0.name.location } ?? project.app.location
        }
    }
}

extension ModuleSpec {
    fileprivate var hasOwnFile: Bool { path.hasSuffix("/module.yml") || path.hasSuffix("/module.yaml") }
}
