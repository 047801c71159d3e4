/// The folder of a team's own templates, next to its specs.
///
/// For example: `TemplateFolder(specs: "specs").read()` reads `specs/Templates/Scene/Presenter.swift.mustache`.
public struct TemplateFolder: Sendable {
    public static let name = "Templates"
    private static let endings = [TemplateDescription.ending, SceneStyle.ending, SceneOption.ending]
    private static let mostFiles = 1_000
    private static let mostBytes = 1 << 20
    private static let deepest = 4

    /// The path that diagnostics show.
    public let path: String

    /// The folder of specs next to it.
    private let specs: String

    public init(specs: String) {
        self.specs = specs
        path = (specs.hasSuffix("/") ? specs : specs + "/") + Self.name
    }

    /// Reads the templates, folder by folder; a missing folder is empty. Names that begin with a dot are skipped.
    public func read() -> (files: [TeamTemplates.File], diagnostics: [Diagnostic]) { Self.files(in: path) }

    /// Reads a folder of templates; a missing one is empty.
    static func files(in path: String) -> (files: [TeamTemplates.File], diagnostics: [Diagnostic]) {
        guard let (_, isLink) = FileSystem.kindAndLink(of: path) else { return ([], []) }
        if isLink {
            return ([], [Self.refusal(path, "a folder of templates can't be a link", "put the folder itself here")])
        }
        var walk = Walk()
        walk.visit(path, depth: 0)
        if walk.files.count > Self.mostFiles {
            walk.diagnostics.append(SourceRefusal.tooManyFiles(Self.mostFiles).diagnostic(path))
        }
        return (walk.files, walk.diagnostics.sorted())
    }

    /// Reads the folder's files, and those of the folders listed in the project that none of its own replaces.
    public func readWithShared() -> (files: [TeamTemplates.File], diagnostics: [Diagnostic]) {
        let (own, diagnostics) = read()
        let shared = SharedTemplates(specs: specs)
        return (shared.files(below: own), (diagnostics + shared.diagnostics).sorted())
    }

    /// Reads all of these files as templates, and returns the errors about those that can't be read.
    public func templates() -> (templates: TeamTemplates, diagnostics: [Diagnostic]) {
        let (files, diagnostics) = readWithShared()
        return (TeamTemplates(files, keys: SceneKeys.allCases.map(\.rawValue)), diagnostics)
    }

    private static func refusal(_ path: String, _ message: String, _ note: String) -> Diagnostic {
        Diagnostic(.notAPlainFile, at: SpecLayout.top(of: path), message, notes: [Diagnostic.Note(note)])
    }

    private struct Walk {
        var files: [TeamTemplates.File] = []
        var diagnostics: [Diagnostic] = []

        mutating func visit(_ folder: String, depth: Int) {
            guard let entries = FileSystem.entries(in: folder) else {
                return diagnostics.append(.cannotRead(folder, errno))
            }
            for entry in entries where !entry.isHidden && files.count <= TemplateFolder.mostFiles {
                if let name = entry.name {
                    look(at: "\(folder)/\(name)", depth: depth)
                } else {
                    diagnostics.append(SourceRefusal.nameIsNotText(entry.display).diagnostic(folder))
                }
            }
        }

        private mutating func look(at path: String, depth: Int) {
            let isTemplate = TemplateFolder.endings.contains { path.hasSuffix($0) }
            guard let (kind, isLink) = FileSystem.kindAndLink(of: path) else {
                // A dangling link that is no template is none of our business.
                return isTemplate ? diagnostics.append(.cannotRead(path, errno)) : ()
            }
            if kind == .folder, !isLink {
                guard depth < TemplateFolder.deepest else {
                    return diagnostics.append(SourceRefusal.tooDeep(TemplateFolder.deepest).diagnostic(path))
                }
                return visit(path, depth: depth + 1)
            }
            guard isTemplate else { return }
            guard kind == .file, !isLink else {
                let refusal = TemplateFolder.refusal(path, "this is not a regular file", "put the file itself here")
                return diagnostics.append(refusal)
            }
            guard let bytes = FileSystem.bytes(of: path, upTo: TemplateFolder.mostBytes + 1) else {
                return diagnostics.append(.cannotRead(path, errno))
            }
            guard bytes.count <= TemplateFolder.mostBytes else {
                return diagnostics.append(SourceRefusal.tooLarge(TemplateFolder.mostBytes).diagnostic(path))
            }
            files.append(TeamTemplates.File(path: path, bytes: bytes))
        }
    }
}
