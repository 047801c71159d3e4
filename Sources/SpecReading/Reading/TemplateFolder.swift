public import Diagnostics
public import TemplateCatalogue

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of a team's own templates, beside its specs.
///
/// For example: `TemplateFolder(specs: "specs").read()` reads `specs/Templates/Scene/Presenter.swift.mustache`.
public struct TemplateFolder: Sendable {
    public static let name = "Templates"
    public static let ending = ".mustache"
    private static let mostFiles = 1_000
    private static let mostBytes = 1 << 20
    private static let deepest = 4

    /// As diagnostics name it.
    public let path: String

    public init(specs: String) {
        path = (specs.hasSuffix("/") ? specs : specs + "/") + Self.name
    }

    /// Reads the templates, sorted by path; nothing where there is no such folder. Names that begin with a dot are left alone.
    public func read() -> (files: [TeamTemplates.File], diagnostics: [Diagnostic]) {
        guard FileSystem.kindAndLink(of: path) != nil else { return ([], []) }
        var walk = Walk()
        walk.visit(path, depth: 0)
        return (walk.files, walk.diagnostics.sorted())
    }

    private struct Walk {
        var files: [TeamTemplates.File] = []
        var diagnostics: [Diagnostic] = []

        mutating func visit(_ folder: String, depth: Int) {
            guard FileSystem.kindAndLink(of: folder)?.isLink == false else {
                return refuse(
                    folder,
                    .notAPlainFile,
                    "a folder of templates can't be a link",
                    "put the folder itself here"
                )
            }
            guard let entries = FileSystem.entries(in: folder) else {
                return diagnostics.append(.cannotRead(folder, errno))
            }
            for entry in entries where !entry.isHidden {
                guard let name = entry.name else {
                    refuse(folder, .notUTF8, "the name of '\(entry.display)' in here isn't UTF-8", "rename it")
                    continue
                }
                look(at: "\(folder)/\(name)", depth: depth)
            }
        }

        private mutating func look(at path: String, depth: Int) {
            guard let (kind, isLink) = FileSystem.kindAndLink(of: path) else { return }
            if kind == .folder, !isLink {
                return depth < TemplateFolder.deepest ? visit(path, depth: depth + 1) : ()
            }
            guard path.hasSuffix(TemplateFolder.ending) else { return }
            guard kind == .file, !isLink else {
                return refuse(path, .notAPlainFile, "this is not a regular file", "put the file itself here")
            }
            guard files.count < TemplateFolder.mostFiles else {
                return refuse(path, .limitExceeded, "more than \(TemplateFolder.mostFiles) templates", "remove some")
            }
            guard let bytes = FileSystem.bytes(of: path, upTo: TemplateFolder.mostBytes + 1) else {
                return diagnostics.append(.cannotRead(path, errno))
            }
            guard bytes.count <= TemplateFolder.mostBytes else {
                return refuse(path, .limitExceeded, "a template has more than 1 MiB", "take it apart")
            }
            files.append(TeamTemplates.File(path: path, bytes: bytes))
        }

        private mutating func refuse(_ path: String, _ kind: DiagnosticKind, _ message: String, _ note: String) {
            diagnostics.append(Diagnostic(kind, at: SpecLayout.top(of: path), message, notes: [Diagnostic.Note(note)]))
        }
    }
}
