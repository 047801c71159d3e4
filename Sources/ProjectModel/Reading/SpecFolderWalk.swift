#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import Diagnostics
import Parallelism

/// One walk through a folder of specs.
struct SpecFolderWalk {
    /// Those that are there, without their bytes; `contents()` reads them.
    private(set) var files: [SpecFile] = []
    var diagnostics: [Diagnostic] = []
    var hasInputFailure = false

    private let root: String
    private let resolvedRoot: String?
    /// Deep enough to tell about specs that lie too deep.
    private static let deepest = 8

    init(root: String) {
        self.root = root
        resolvedRoot = FileSystem.resolved(root)
    }

    mutating func run() {
        guard let status = FileSystem.kind(of: root) else {
            if errno != ENOENT { fail(root, errno) }
            return
        }
        guard status == .folder else {
            refuse(root, id: "not-a-folder", "this is not a folder", "name the folder of the specs")
            return
        }
        visit("", depth: 0)
    }

    private mutating func visit(_ folder: String, depth: Int) {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        guard let names = FileSystem.names(in: path) else { return fail(path, errno) }
        for name in names where !name.hasPrefix(".") && files.count < SpecFolder.maximumFiles {
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            visitEntry(relative, depth: depth)
        }
    }

    private mutating func visitEntry(_ relative: String, depth: Int) {
        let path = "\(root)/\(relative)"
        let isSpec = SpecLayout.baseName(relative) != nil
        guard let (kind, isLink) = FileSystem.kindAndLink(of: path) else {
            // A dangling link that isn't a spec is none of our business.
            if isSpec { fail(path, errno) }
            return
        }
        if isSpec || kind == .folder, isLink, !staysInside(path) {
            refuse(
                path,
                id: "link-leaves-specs",
                "this link leads out of the folder of specs",
                "put the file itself here"
            )
            return
        }
        switch kind {
        case .folder where isLink:
            refuse(path, id: "linked-folder", "a folder of specs can't be a link", "put the folder itself here")
        case .folder where depth < Self.deepest: visit(relative, depth: depth + 1)
        case .folder: break
        case .file where isSpec: read(relative, path)
        case .file: break
        case .other where isSpec: refuse(path, id: "not-a-file", "this is not a regular file", "take it away")
        case .other: break
        }
    }

    private func staysInside(_ path: String) -> Bool {
        guard let resolvedRoot, let target = FileSystem.resolved(path) else { return false }
        return target.hasPrefix(resolvedRoot == "/" ? "/" : resolvedRoot + "/")
    }

    private mutating func read(_ relative: String, _ path: String) {
        guard files.count + 1 < SpecFolder.maximumFiles else {
            refuse(root, id: "too-many-specs", "more than \(SpecFolder.maximumFiles) specs", "split the project")
            files.append(SpecFile(path: path, relativePath: relative, bytes: []))
            return
        }
        files.append(SpecFile(path: path, relativePath: relative, bytes: []))
    }

    /// The files with their bytes, by several threads; without those that can't be read.
    mutating func contents() -> [SpecFile] {
        let chunks = Parallel.chunks(of: files)
        let readings = Parallel.map(chunks, jobs: Parallel.cores) { $0.map(SpecFolderWalk.reading) }
        var read: [SpecFile] = []
        read.reserveCapacity(files.count)
        for case let (file, code) in readings.joined() {
            if let code { fail(file.path, code) } else { read.append(file) }
        }
        return read
    }

    private static func reading(_ file: SpecFile) -> (file: SpecFile, code: Int32?) {
        guard let bytes = FileSystem.bytes(of: file.path, upTo: SpecFolder.maximumBytes + 1) else {
            return (file, errno)
        }
        return (SpecFile(path: file.path, relativePath: file.relativePath, bytes: bytes), nil)
    }

    private mutating func refuse(_ path: String, id: String, _ message: String, _ note: String) {
        diagnostics.append(
            Diagnostic(.error, id: id, at: SpecLayout.top(of: path), message, notes: [Diagnostic.Note(note)])
        )
    }

    private mutating func fail(_ path: String, _ code: Int32) {
        hasInputFailure = true
        let reason = String(cString: strerror(code))
        diagnostics.append(
            Diagnostic(.error, id: "unreadable-file", at: SpecLayout.top(of: path), "can't be read: \(reason)")
        )
    }
}
