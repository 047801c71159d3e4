/// A walk through a folder of specs.
struct SpecFolderWalk {
    /// The specs found, without their bytes; `contents()` reads them.
    private(set) var files: [SpecFile] = []
    var diagnostics: [Diagnostic] = []
    var hasInputFailure = false
    /// True if there is more than the limits allow.
    private(set) var isCutShort = false
    /// True if the root is not a folder.
    private(set) var isNoFolder = false

    private let root: String
    private let resolvedRoot: String?
    /// The number of files and folders of any kind that may still be looked at.
    private var entriesLeft: Int
    private let maximumEntries: Int
    /// The depth of the walk, enough to report specs that lie too deep.
    private static let deepest = 8

    init(root: String, maximumEntries: Int) {
        self.root = root
        self.maximumEntries = maximumEntries
        entriesLeft = maximumEntries
        resolvedRoot = FileSystem.resolved(root)
    }

    /// The files that mark a folder of specs.
    static let projectFiles = ["project.yml", "project.yaml"]

    mutating func run() {
        guard let status = FileSystem.kind(of: root) else {
            if errno != ENOENT { fail(root, errno) }
            return
        }
        guard status == .folder else {
            isNoFolder = true
            refuse(root, kind: .noProjectSpec, "this is not a folder", "name the folder of the specs")
            return
        }
        // Another folder may hold anything, and a whole disk of it.
        guard Self.projectFiles.contains(where: { SourceFolder.exists(path(of: $0)) }) else { return }
        visit("", depth: 0)
    }

    /// Returns the path that diagnostics show. The root may be that of the disk.
    func path(of relative: String) -> String { root.hasSuffix("/") ? root + relative : "\(root)/\(relative)" }

    private mutating func visit(_ folder: String, depth: Int) {
        let path = folder.isEmpty ? root : path(of: folder)
        guard let entries = FileSystem.entries(in: path) else { return fail(path, errno) }
        for entry in entries where !entry.isHidden && files.count < SpecFolder.maximumFiles {
            guard entriesLeft > 0 else { return refuseTooManyEntries() }
            entriesLeft -= 1
            guard let name = entry.name else {
                refuseName(of: entry, in: path)
                continue
            }
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            visitEntry(relative, depth: depth)
        }
    }

    /// Reports a name that isn't UTF-8, unless the file can't be a spec.
    private mutating func refuseName(of entry: FileSystem.Entry, in folder: String) {
        guard entry.kind != .file || entry.hasEnding(in: ["yml", "yaml"]) else { return }
        refuse(folder, kind: .notUTF8, "the name of '\(entry.display)' in here isn't UTF-8", "rename it")
    }

    private mutating func refuseTooManyEntries() {
        guard !isCutShort else { return }
        isCutShort = true
        refuse(
            root,
            kind: .limitExceeded,
            "this folder holds more than \(maximumEntries) files and folders",
            "name a folder that holds nothing but specs"
        )
    }

    private mutating func visitEntry(_ relative: String, depth: Int) {
        let path = path(of: relative)
        let isSpec = SpecLayout.baseName(relative) != nil
        guard let (kind, isLink) = FileSystem.kindAndLink(of: path) else {
            // A dangling link that isn't a spec is none of our business.
            if isSpec { fail(path, errno) }
            return
        }
        if isSpec || kind == .folder, isLink, !staysInside(path) {
            refuse(
                path,
                kind: .notAPlainFile,
                "this link leads out of the folder of specs",
                "put the file itself here"
            )
            if isSpec { keepRefused(relative, path) }
            return
        }
        switch kind {
        case .folder where isLink:
            refuse(path, kind: .notAPlainFile, "a folder of specs can't be a link", "put the folder itself here")
        case .folder where isSpec:
            refuse(
                path,
                kind: .notAPlainFile,
                "a spec is a file, and this is a folder",
                "rename the folder, or move it out of the specs"
            )
            keepRefused(relative, path)
        case .folder where depth < Self.deepest: visit(relative, depth: depth + 1)
        case .folder: break
        case .file where isSpec: read(relative, path)
        case .file where SpecLayout.baseName(relative.lowercased()) != nil:
            let ending = relative.split(separator: ".").last.map(String.init) ?? ""
            refuse(
                path,
                kind: .strayFile,
                "no spec is expected here",
                "specs end with '.\(ending.lowercased())': rename it"
            )
            keepRefused(relative, path)
        case .file: break
        case .other where isSpec:
            refuse(path, kind: .notAPlainFile, "this is not a regular file", "remove it")
            keepRefused(relative, path)
        case .other: break
        }
    }

    /// Keeps a refused spec without its bytes, so that references to it aren't reported.
    private mutating func keepRefused(_ relative: String, _ path: String) {
        var file = SpecFile(path: path, relativePath: relative, bytes: [])
        file.isRefused = true
        files.append(file)
    }

    private func staysInside(_ path: String) -> Bool {
        guard let resolvedRoot, let target = FileSystem.resolved(path) else { return false }
        return target.hasPrefix(resolvedRoot == "/" ? "/" : resolvedRoot + "/")
    }

    private mutating func read(_ relative: String, _ path: String) {
        guard files.count + 1 < SpecFolder.maximumFiles else {
            isCutShort = true
            refuse(root, kind: .limitExceeded, "more than \(SpecFolder.maximumFiles) specs", "split the project")
            files.append(SpecFile(path: path, relativePath: relative, bytes: []))
            return
        }
        files.append(SpecFile(path: path, relativePath: relative, bytes: []))
    }

    /// Returns the files with their bytes, without those that can't be read. One thread; more were no faster.
    mutating func contents() -> [SpecFile] {
        var read: [SpecFile] = []
        read.reserveCapacity(files.count)
        for file in files {
            if file.isRefused {
                read.append(file)
            } else if let bytes = FileSystem.bytes(of: file.path, upTo: SpecFolder.maximumBytes + 1) {
                read.append(SpecFile(path: file.path, relativePath: file.relativePath, bytes: bytes))
            } else {
                fail(file.path, errno)
            }
        }
        return read
    }

    private mutating func refuse(_ path: String, kind: DiagnosticKind, _ message: String, _ note: String) {
        diagnostics.append(
            Diagnostic(kind, at: SpecLayout.top(of: path), message, notes: [Diagnostic.Note(note)])
        )
    }

    private mutating func fail(_ path: String, _ code: Int32) {
        hasInputFailure = true
        let reason = String(cString: strerror(code))
        diagnostics.append(
            Diagnostic(.unreadableFile, at: SpecLayout.top(of: path), "can't be read: \(reason)")
        )
    }
}
