/// Other projects with files in the same target package, such as several apps in one repository.
///
/// For example: the specs in `specs-of-shop` next to `specs`.
struct NeighbouringProjects {
    let output: String
    /// The project's own folder of specs.
    let specs: String

    /// A file that another project's specs generate.
    struct Claim {
        var path: String
        /// The folder of those specs.
        var specs: String
        /// False for specs that can't be read, and so may or may not generate it.
        var isCertain = true

        /// Returns the error for two switches over adopted scenes in one module, which declare the same types.
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
    ///   - stale: the paths of generated files that this project doesn't need.
    ///   - planned: the paths of the files that it needs. Other specs that need any of them too are a copy of its own.
    /// - Returns: the files that others need; all files if some specs can't be read.
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

    /// Returns true if specs in a folder of the package have a package of their own there.
    private func isElsewhere(_ path: String, _ specs: String) -> Bool {
        let parent = specs.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let around = parent.isEmpty ? "." : parent
        return !SourceFolder.areSame(around, output.isEmpty ? "." : output)
            && SourceFolder.exists("\(around)/\(path)")
    }

    /// The folders that may hold specs: the target package, its folders, and those beside the project's own specs.
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

    /// Returns true if the folder has the spec of a project. Other tools use the name `project.yml`, too.
    private func isProject(_ folder: String) -> Bool {
        guard let file = SpecFolder(path: folder).projectFile,
            let bytes = SourceFolder.beginning(of: file, upTo: 1 << 16)
        else { return false }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { $0.hasPrefix("project:") }
    }
}
