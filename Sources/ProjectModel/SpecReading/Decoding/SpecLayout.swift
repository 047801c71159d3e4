/// The role of each file, by its path.
struct SpecLayout: Sendable {
    struct Module: Sendable {
        var file: SpecFile?
        /// The scenes' files, sorted by name.
        var scenes: [(name: String, file: SpecFile)] = []
        /// The folder's name.
        let name: String
        /// Any file of the module, for diagnostics.
        let anyPath: String
        /// Positions in `scenes`, by name: a folder may hold very many.
        private var positions: [[UInt8]: Int] = [:]

        init(name: String, anyPath: String) {
            self.name = name
            self.anyPath = anyPath
        }

        /// - Returns: the file that already has the name, if any.
        fileprivate mutating func add(_ file: SpecFile, named name: String) -> SpecFile? {
            if let other = positions[Array(name.utf8)] { return scenes[other].file }
            positions[Array(name.utf8)] = scenes.count
            scenes.append((name, file))
            return nil
        }
    }

    private(set) var project: SpecFile?
    private(set) var design: SpecFile?
    /// The modules by the bytes of their folders' names: `K` and U+212A are two folders, but equal strings.
    private var modulesByName: [[UInt8]: Module] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of scenes whose files are in the wrong place or don't have a spec's extension.
    private(set) var strayNames: Set<String> = []

    init(_ files: [SpecFile]) {
        for file in files.sorted(by: { $0.relativePath.precedesInBytes($1.relativePath) }) {
            let parts = file.relativePath.split(separator: "/").map(String.init)
            guard let base = parts.last.flatMap(Self.baseName) else {
                // It was found since its name ends as a spec's does, but for capitals, and that has been reported.
                if let name = parts.last, let base = Self.baseName(name.lowercased()) {
                    strayNames.insert(String(name.prefix(base.count)))
                }
                continue
            }
            let folder = file.path.hasSuffix(file.relativePath) ? file.path.dropLast(file.relativePath.count) : ""
            switch parts.count {
            case 1 where base == "project": addProject(file)
            case 1 where base == "design": addDesign(file)
            case 1:
                reportStray(
                    file,
                    Self.meant(by: base, among: "project")
                        ?? "only 'project.yml' and 'design.yml' belong next to the modules' folders; move a scene to its module's folder: '\(folder)<Module>/\(parts[0])'"
                )
                strayNames.insert(base)
            case 2: add(file, base, to: parts[0])
            default:
                reportStray(
                    file,
                    "move it directly into its module's folder: '\(folder)<Module>/\(parts[parts.count - 1])'"
                )
                strayNames.insert(base)
            }
        }
    }

    /// The modules, sorted by name.
    var modules: [Module] { modulesByName.values.sorted { $0.name.precedesInBytes($1.name) } }

    /// Returns the name without `.yml` or `.yaml`.
    static func baseName(_ name: String) -> String? {
        for ending in [".yml", ".yaml"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
            return String(name.dropLast(ending.count))
        }
        return nil
    }

    /// Returns the remedy for a file with a near miss of the name. A scene's name begins with a capital letter.
    private static func meant(by base: String, among name: String) -> String? {
        guard base != name, base.lowercased() == name || base.first?.isLowercase == true,
            NearName.find(base, in: [name]) != nil
        else { return nil }
        return "did you mean '\(name).yml'? Rename it"
    }

    private mutating func add(_ file: SpecFile, _ base: String, to folder: String) {
        // Changed in its place: a copy of the module for each of its files would be quadratic.
        let key = Array(folder.utf8)
        if let meant = Self.meant(by: base, among: "module") { return reportStray(file, meant) }
        if base == "module" {
            if let other = modulesByName[key]?.file { return reportDouble(file, other, "module") }
            modulesByName[key, default: Module(name: folder, anyPath: file.path)].file = file
        } else if let other = modulesByName[key, default: Module(name: folder, anyPath: file.path)]
            .add(file, named: base)
        {
            reportDouble(file, other, "scene '\(base)'")
        }
    }

    private mutating func addProject(_ file: SpecFile) {
        if let other = project { reportDouble(file, other, "project") } else { project = file }
    }

    private mutating func addDesign(_ file: SpecFile) {
        if let other = design { reportDouble(file, other, "design") } else { design = file }
    }

    private mutating func reportDouble(_ file: SpecFile, _ other: SpecFile, _ what: String) {
        let note = Diagnostic.Note("the other one is here; keep one of them", at: Self.top(of: other.path))
        diagnostics.append(
            Diagnostic(
                .duplicateName,
                at: Self.top(of: file.path),
                "a second file for the \(what)",
                notes: [note]
            )
        )
    }

    private mutating func reportStray(_ file: SpecFile, _ note: String) {
        diagnostics.append(
            Diagnostic(
                .strayFile,
                at: Self.top(of: file.path),
                "no spec is expected here",
                notes: [Diagnostic.Note(note)]
            )
        )
    }

    static func top(of path: String) -> SourceLocation { SourceLocation(path: path, line: 1, column: 1) }
}
