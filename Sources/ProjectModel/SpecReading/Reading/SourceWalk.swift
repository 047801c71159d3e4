/// A walk through a folder of sources, shared by all commands.
///
/// Links aren't followed. Anything else that isn't read is reported.
struct SourceWalk {
    struct File: Hashable, Sendable {
        /// The path to open it by.
        var path: String
        /// The path from the walk's folder.
        var name: String
    }

    /// The files found, sorted by name.
    private(set) var files: [File] = []
    private(set) var diagnostics: [Diagnostic] = []

    enum Wanted {
        /// Files to read, by their extensions. Links, and names that begin with a dot, are skipped.
        case sources(endings: Set<String>)
        /// Names only: of everything but folders, or of what has one of the extensions.
        case names(endings: Set<String>?)
    }

    private let limits: SourceLimits
    private let wanted: Wanted
    private let leavesOut: (_ folder: String) -> Bool
    private var entries = 0
    private var isCutShort = false

    /// - Parameter leavesOut: returns true for a folder to skip, given its path from the walk's folder.
    init(
        _ wanted: Wanted,
        limits: SourceLimits = SourceLimits(),
        leavingOut leavesOut: @escaping (_ folder: String) -> Bool = { _ in false }
    ) {
        self.wanted = wanted
        self.limits = limits
        self.leavesOut = leavesOut
    }

    /// - Parameter folder: the path to open it by; it exists.
    mutating func visit(_ folder: String) {
        visit(folder, name: "", depth: 0)
    }

    private mutating func visit(_ folder: String, name: String, depth: Int) {
        guard depth < limits.depth else { return refuse(folder, .tooDeep(limits.depth)) }
        guard let entries = FileSystem.entries(in: folder.isEmpty ? "." : folder) else {
            return diagnostics.append(.cannotRead(folder.isEmpty ? "." : folder, errno))
        }
        for entry in entries where !isCutShort && isWanted(entry) {
            count(folder)
            guard let text = entry.name else {
                refuse(folder, .nameIsNotText(entry.display))
                continue
            }
            let path =
                folder.isEmpty || folder == "." ? text : folder.hasSuffix("/") ? folder + text : "\(folder)/\(text)"
            let longName = name.isEmpty ? text : "\(name)/\(text)"
            switch entry.kind {
            case .folder: if !leavesOut(longName) { visit(path, name: longName, depth: depth + 1) }
            case nil: diagnostics.append(.cannotRead(path, errno))
            case .other where !isOnlyNamed: if !FileSystem.isLink(path) { diagnostics.append(.notAFile(path)) }
            case .file, .other: add(File(path: path, name: longName), in: folder)
            }
        }
    }

    private func isWanted(_ entry: FileSystem.Entry) -> Bool {
        switch wanted {
        case .sources(let endings), .names(let endings?):
            !entry.isHidden && (entry.kind == .folder || entry.hasEnding(in: endings))
        case .names(nil): true
        }
    }

    private var isOnlyNamed: Bool {
        if case .names = wanted { true } else { false }
    }

    private mutating func add(_ file: File, in folder: String) {
        guard files.count < limits.files else {
            isCutShort = true
            return refuse(folder, .tooManyFiles(limits.files))
        }
        if !isOnlyNamed, let size = FileSystem.size(of: file.path), size > limits.bytes {
            return refuse(file.path, .tooLarge(limits.bytes))
        }
        files.append(file)
    }

    private mutating func count(_ folder: String) {
        entries += 1
        guard entries > limits.entries, !isCutShort else { return }
        isCutShort = true
        refuse(folder, .tooManyFiles(limits.entries))
    }

    private mutating func refuse(_ path: String, _ reason: SourceRefusal) {
        diagnostics.append(reason.diagnostic(path.isEmpty ? "." : path))
    }
}
