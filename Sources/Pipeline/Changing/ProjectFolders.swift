/// The folders of specs and target package, completed where the command line leaves them out.
///
/// For example: in `Pantry/Sources/Home`, where `Pantry/specs/project.yml` is the nearest one above, `../../specs` and `../..`.
package struct ProjectFolders: Hashable, Sendable {
    package let specs: String
    package let output: String

    /// - Parameters:
    ///   - specs: the folder named on the command line; `nil` to look for it from the working folder upwards.
    ///   - output: the folder named on the command line.
    package init(specs: String?, output: String?) {
        let project = specs == nil ? Self.nearestProject : nil
        let found = specs ?? project.map { TargetPackage(output: $0).display(Self.usualName) } ?? Self.usualName
        self.specs = found
        self.output = output ?? Self.package(of: found, in: project)
    }

    private static let usualName = "specs"

    /// The working folder and those above it, as relative paths.
    ///
    /// For example: `.`, `..`, `../..`, up to the root.
    private static var upwards: [String] {
        var folders = ["."]
        var above = ".."
        // At the root, the folder above is the root itself.
        while folders.count < 128, SourceFolder.exists(above), !SourceFolder.areSame(above, folders[folders.count - 1])
        {
            folders.append(above)
            above += "/.."
        }
        return folders
    }

    /// The nearest folder that holds `specs`; `nil` if there is no project.
    private static var nearestProject: String? {
        if hasSpecs(".") { return "." }
        return upwards.first(where: hasSpecs)
    }

    private static func hasSpecs(_ folder: String) -> Bool {
        SpecFolder(path: TargetPackage(output: folder).display(usualName)).projectFile != nil
    }

    /// - Parameter project: the folder around the specs, if they were looked for.
    private static func package(of specs: String, in project: String?) -> String {
        // Both may share a folder, for whoever runs vipergen in that folder.
        if project == nil, SourceFolder.areSame(specs, ".") || !SourceFolder.exists(specs) { return "." }
        let parent = parent(of: specs)
        if SourceFolder.areSame(parent, ".") { return "." }
        let around = project.map { top in upwards.prefix { $0 != top } } ?? ["."]
        let evidence = PackageEvidence(specs: specs)
        return around.first(where: evidence.isFound) ?? parent
    }

    static func parent(of path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if parts.isEmpty || parts.last == ".." { return path + "/.." }
        let parent = parts.dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    }
}

extension ProjectFolders {
    /// Checks, for commands that write, that the target package isn't another project's.
    ///
    /// - Throws: a failure of usage, unless a person on a terminal confirms; one of input if there are no specs at
    ///   all, like every command that reads them.
    package func requireNoOtherProject(_ console: Console) throws(RunFailure) {
        guard let other = otherProject else { return }
        if other.kind == .noProjectSpec { throw .input([other]) }
        let prompt = Prompt(console: console, takesDefaults: false)
        if prompt.isAnswered, try prompt.confirm("\(other.message). Write this project's package there?") { return }
        throw .usage([other])
    }

    private var otherProject: Diagnostic? {
        let package = TargetPackage(output: output)
        let folder = output == "." ? "this folder" : "'\(output)'"
        let inside = package.display(Self.usualName)
        if let file = SpecFolder(path: inside).projectFile, !SourceFolder.areSame(inside, specs) {
            if !SourceFolder.exists(specs) {
                let isNear = NearName.find(specs, in: [inside]) != nil
                let note =
                    isNear
                    ? "did you mean '--specs \(inside)'?" : "write '--specs \(inside)' for the project in \(folder)"
                return Diagnostic(
                    .noProjectSpec,
                    at: nil,
                    "there is no folder '\(specs)'",
                    notes: [Diagnostic.Note(note)]
                )
            }
            return diagnostic(
                "\(folder) holds another project, that of '\(file)'",
                "pass another folder as '--output', or '--specs \(inside)' for that project"
            )
        }
        guard !SourceFolder.areSame(package.display("."), Self.parent(of: specs)),
            let name = PackageEvidence.name(in: output),
            let own = PackageEvidence(specs: specs).project, own != name
        else { return nil }
        let manifest = package.display("Package.swift")
        return diagnostic(
            "\(folder) holds the package of another project, '\(name)'",
            "pass another folder as '--output'; if '\(name)' is the former name of '\(own)', delete '\(manifest)' first"
        )
    }

    private func diagnostic(_ message: String, _ note: String) -> Diagnostic {
        Diagnostic(.otherProject, at: nil, message, notes: [Diagnostic.Note(note)])
    }
}
