import Diagnostics

/// Which file is what, by where it lies.
struct SpecLayout: Sendable {
    struct Module: Sendable {
        var file: SpecFile?
        /// By the scene's name, in the order of the names.
        var scenes: [(name: String, file: SpecFile)] = []
        /// Any file of the module, to name a place in.
        var anyPath: String
    }

    private(set) var project: SpecFile?
    /// By the folder's name.
    private(set) var modules: [String: Module] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ files: [SpecFile]) {
        for file in files.sorted(by: { $0.relativePath.precedesInBytes($1.relativePath) }) {
            let parts = file.relativePath.split(separator: "/").map(String.init)
            guard let base = parts.last.flatMap(Self.baseName) else { continue }
            switch parts.count {
            case 1 where base == "project": addProject(file)
            case 1:
                reportStray(
                    file,
                    "only 'project.yml' lies beside the modules' folders; put a scene into its module's folder"
                )
            case 2: add(file, base, to: parts[0])
            default: reportStray(file, "specs lie in the folder of their module, '<Module>/<Scene>.yml', and no deeper")
            }
        }
    }

    /// The name without `.yml` or `.yaml`.
    static func baseName(_ name: String) -> String? {
        for ending in [".yml", ".yaml"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
            return String(name.dropLast(ending.count))
        }
        return nil
    }

    private mutating func add(_ file: SpecFile, _ base: String, to folder: String) {
        var module = modules[folder] ?? Module(anyPath: file.path)
        if base == "module" {
            if let other = module.file { reportDouble(file, other, "module") } else { module.file = file }
        } else if let other = module.scenes.first(where: { $0.name == base })?.file {
            reportDouble(file, other, "scene '\(base)'")
        } else {
            module.scenes.append((base, file))
        }
        modules[folder] = module
    }

    private mutating func addProject(_ file: SpecFile) {
        if let other = project { reportDouble(file, other, "project") } else { project = file }
    }

    private mutating func reportDouble(_ file: SpecFile, _ other: SpecFile, _ what: String) {
        let note = Diagnostic.Note("the other one is here; keep one of them", at: Self.top(of: other.path))
        diagnostics.append(
            Diagnostic(
                .error,
                id: "duplicate-file",
                at: Self.top(of: file.path),
                "a second file for the \(what)",
                notes: [note]
            )
        )
    }

    private mutating func reportStray(_ file: SpecFile, _ note: String) {
        diagnostics.append(
            Diagnostic(
                .error,
                id: "stray-file",
                at: Self.top(of: file.path),
                "no spec is expected here",
                notes: [Diagnostic.Note(note)]
            )
        )
    }

    static func top(of path: String) -> SourceLocation { SourceLocation(path: path, line: 1, column: 1) }
}
