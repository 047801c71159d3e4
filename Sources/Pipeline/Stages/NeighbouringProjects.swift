import Basics
import CodeGeneration
import FileEmission
import ProjectModel

/// Other projects whose files lie in the same target package, as those of several apps in one repository do.
///
/// For example: the specs in `specs-of-shop` next to `specs`.
struct NeighbouringProjects {
    let output: String
    /// The project's own.
    let specs: String

    /// A file that another project's specs ask for.
    struct Claim {
        var path: String
        /// The folder of those specs.
        var specs: String
        /// Specs that can't be read may ask for it or not.
        var isCertain = true

        /// Two switches over adopted scenes in one module declare the same types.
        func clash(with planned: Set<String>, display: (String) -> String) -> Diagnostic? {
            let folder = path.split(separator: "/").dropLast()
            guard isCertain, AdoptionPlace.isSwitch(path),
                let own = planned.first(where: {
                    AdoptionPlace.isSwitch($0) && $0.split(separator: "/").dropLast() == folder
                })
            else { return nil }
            return Diagnostic(
                .fileInTheWay,
                at: nil,
                "'\(display(path))' is in the way of '\(display(own))': the specs in '\(specs)' ask for it, and a module has one switch",
                notes: [
                    Diagnostic.Note(
                        "move one of the resolvers to a module of its own, or delete '\(specs)' and '\(display(path))'"
                    )
                ]
            )
        }
    }

    /// - Parameters:
    ///   - stale: paths of generated files that this project doesn't ask for.
    ///   - planned: paths of the files that it does ask for. Specs that ask for one of them as well are a copy of its own.
    /// - Returns: those that somebody else asks for. Of specs that can't be read, nobody knows: then it is all of them.
    func claims(among stale: Set<String>, besides planned: Set<String>) -> [Claim] {
        if stale.isEmpty { return [] }
        return folders.flatMap { folder -> [Claim] in
            guard isProject(folder) else { return [] }
            guard let result = try? Stages(specs: folder, output: output).generate() else {
                return stale.map { Claim(path: $0, specs: folder, isCertain: false) }
            }
            let all = Set(result.generated.files.map(\.path))
            if !all.isDisjoint(with: planned) { return [] }
            return all.intersection(stale).filter { !isElsewhere($0, folder) }.map { Claim(path: $0, specs: folder) }
        }.sorted { ($0.path, $0.specs) < ($1.path, $1.specs) }
    }

    /// Whether specs that lie in a folder of the package have a package of their own there.
    private func isElsewhere(_ path: String, _ specs: String) -> Bool {
        let parent = specs.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let around = parent.isEmpty ? "." : parent
        return !SourceFolder.areSame(around, output.isEmpty ? "." : output)
            && SourceFolder.exists("\(around)/\(path)")
    }

    /// Those that may hold specs: in the target package, in a folder of it, and beside the project's own.
    private var folders: [String] {
        let package = TargetPackage(output: output)
        let near = subfolders(of: output).map(package.display)
        let own = specs.split(separator: "/").dropLast().joined(separator: "/")
        let parent = specs.hasPrefix("/") ? "/\(own)" : own
        let beside = subfolders(of: parent).map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
        let all = near + near.flatMap { folder in subfolders(of: folder).map { "\(folder)/\($0)" } } + beside
        return Set(all).sorted().filter { SpecFolder(path: $0).projectFile != nil && !SourceFolder.areSame($0, specs) }
    }

    private func subfolders(of folder: String) -> [String] {
        let names = SourceFolder(path: folder.isEmpty ? "." : folder).subfolders ?? []
        return names.filter { !$0.hasPrefix(".") && !ForeignFolders.all.contains($0) }
    }

    /// Another tool's `project.yml` says nothing of the kind.
    private func isProject(_ folder: String) -> Bool {
        guard let file = SpecFolder(path: folder).projectFile,
            let bytes = SourceFolder.beginning(of: file, upTo: 1 << 16)
        else { return false }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { $0.hasPrefix("project:") }
    }
}
