/// The Swift sources in a folder of the target package.
///
/// For example: `SourceFolder(path: "Examples/Kitchen/Sources/KitchenCore").typesDeclared(among: ["ActivityLogger"])`.
public struct SourceFolder: Sendable {
    private let path: String
    private let limits: SourceLimits

    public init(path: String, limits: SourceLimits = SourceLimits()) {
        self.path = path
        self.limits = limits
    }

    /// Returns true if there is a link, even a dangling one.
    public static func isLink(_ path: String) -> Bool { FileSystem.isLink(path) }

    /// Returns true if two paths are the same file.
    public static func areSame(_ path: String, _ other: String) -> Bool { FileSystem.areSame(path, other) }

    /// Returns true if anything is there, even a dangling link.
    public static func exists(_ path: String) -> Bool {
        FileSystem.isLink(path) || FileSystem.kind(of: path) != nil
    }

    /// Returns the folder in the same place with a similar name. For example: `specs` for `spces`.
    public static func near(_ path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, !name.isEmpty else { return nil }
        let parent = parts.dropLast().joined(separator: "/")
        let place = parent.isEmpty ? path.hasPrefix("/") ? "/" : "." : parent
        guard let near = NearName.find(String(name), in: SourceFolder(path: place).subfolders ?? []) else { return nil }
        return parts.count == 1 ? near : "\(parent)/\(near)"
    }

    /// The names of its folders, without links, sorted; `nil` if it can't be read.
    public var subfolders: [String]? {
        FileSystem.entries(in: path)?.filter { $0.kind == .folder }.map(\.display)
    }

    /// The names of all that is in it, sorted; `nil` when it can't be read.
    var names: [String]? { FileSystem.entries(in: path)?.map(\.display) }

    /// Returns true if the path is a file or a link to one, and no folder, pipe or device.
    public static func isRegularFile(_ path: String) -> Bool { FileSystem.kind(of: path) == .file }

    /// Returns true if something other than a file is there, or a link to it. A dangling link leads to nothing.
    public static func isNoFile(_ path: String) -> Bool {
        FileSystem.kind(of: path).map { $0 != .file } ?? false
    }

    /// Returns everything in it but folders: paths relative to it, sorted by name. Links aren't followed.
    ///
    /// - Parameter endings: the extensions of the files to return; hidden files are then skipped. All files when `nil`.
    /// - Returns: the paths, and errors about what can't be looked at. A missing folder is empty.
    public func contents(
        endings: Set<String>? = nil,
        leavingOut leavesOut: @escaping (_ folder: String) -> Bool = { _ in false }
    ) -> (paths: [String], diagnostics: [Diagnostic]) {
        if !SourceFolder.exists(path) { return ([], []) }
        var walk = SourceWalk(.names(endings: endings), limits: limits, leavingOut: leavesOut)
        walk.visit(path)
        return (walk.files.map(\.name), walk.diagnostics)
    }

    /// Returns the first bytes of a file; `nil` if it can't be read.
    public static func beginning(of path: String, upTo count: Int) -> [UInt8]? {
        FileSystem.bytes(of: path, upTo: count)
    }

    /// Returns the types that a source outside `Generated` folders declares. A file without the name isn't parsed.
    ///
    /// - Returns: the declaring file by type, and errors about files that can't be read.
    public func typesDeclared(
        among wanted: Set<String>
    ) -> (files: [String: String], diagnostics: [Diagnostic]) {
        if wanted.isEmpty { return ([:], []) }
        var (found, diagnostics) = handwrittenFiles()
        var declared: [String: String] = [:]
        for file in found where declared.count < wanted.count {
            switch SourceBytes.read(file.path, limits: limits) {
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            case .success(let bytes):
                let candidates = wanted.filter { declared[$0] == nil && bytes.contains(text: $0) }
                guard !candidates.isEmpty else { continue }
                do throws(NestedTooDeeply) {
                    for type in try candidates.intersection(DeclaredTypes.names(in: bytes)) {
                        declared[type] = file.path
                    }
                } catch {
                    diagnostics.append(error.diagnostic(in: bytes, path: file.path))
                }
            }
        }
        return (declared, diagnostics)
    }

    /// Returns the sources with their bytes, sorted by path.
    ///
    /// - Parameters:
    ///   - includesGenerated: true if sources in `Generated` folders count, too.
    ///   - isWanted: returns true for a text to keep.
    /// - Returns: paths relative to the folder, and errors about files that can't be read.
    public func files(
        jobs: Int = 1,
        includingGenerated includesGenerated: Bool = false,
        where isWanted: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
    ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
        var (found, diagnostics) = handwrittenFiles(orGenerated: includesGenerated)
        let readings = Parallel.map(found, jobs: jobs) { [limits] file in
            SourceBytes.read(file.path, limits: limits).map { isWanted($0) ? $0 : nil }
        }
        var files: [(path: String, bytes: [UInt8])] = []
        for (file, reading) in zip(found, readings) {
            switch reading {
            case .success(let bytes): if let bytes { files.append((file.name, bytes)) }
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        return (files, diagnostics)
    }

    /// The folder of a module, in that of its sources, with what is generated from a design: components, as people write them.
    public static let designed = "Generated/Design"

    /// Returns the sources without those in `Generated` folders, unless they are wanted. A missing folder is empty.
    private func handwrittenFiles(
        orGenerated includesGenerated: Bool = false
    ) -> (files: [SourceWalk.File], diagnostics: [Diagnostic]) {
        if !SourceFolder.exists(path) { return ([], []) }
        var walk = SourceWalk(.sources(endings: ["swift"]), limits: limits)
        walk.visit(path)
        let files = walk.files.filter { file in
            includesGenerated || !file.name.split(separator: "/").dropLast().contains("Generated")
        }
        return (files, walk.diagnostics)
    }
}
