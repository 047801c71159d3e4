/// The files in folders of the target package, by their paths relative to it.
///
/// For example: `PackageFolder(path: "Examples/Kitchen").files(in: "Sources/Recipes", endings: ["swift"]).paths`.
public struct PackageFolder: Sendable {
    private let path: String
    private let limits: SourceLimits

    public init(path: String, limits: SourceLimits = SourceLimits()) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.limits = limits
    }

    /// Returns the files in a folder and its subfolders, sorted by name. Links aren't followed, names that begin with a
    /// dot are skipped, and a missing folder has no files.
    ///
    /// - Parameters:
    ///   - endings: the files' extensions.
    ///   - others: folders to skip, at any depth.
    /// - Returns: the files, and errors about those that can't be read or exceed the limits.
    public func files(
        in folder: String,
        endings: Set<String>,
        leavingOut others: Set<String> = []
    ) -> (paths: [String], diagnostics: [Diagnostic]) {
        guard FileSystem.kindAndLink(of: disk(folder))?.isLink == false else { return ([], []) }
        var walk = SourceWalk(.sources(endings: endings), limits: limits) { others.contains("\(folder)/\($0)") }
        walk.visit(disk(folder))
        return (walk.files.map { "\(folder)/\($0.name)" }, walk.diagnostics)
    }

    /// Returns the files of the whole package, sorted by name, with the same rules.
    ///
    /// - Parameter leavesOut: returns true for a folder to skip, given its path in the package.
    public func allFiles(
        endings: Set<String>,
        leavingOut leavesOut: @escaping (_ folder: String) -> Bool
    ) -> (paths: [String], diagnostics: [Diagnostic]) {
        var walk = SourceWalk(.sources(endings: endings), limits: limits, leavingOut: leavesOut)
        walk.visit(path)
        return (walk.files.map(\.name), walk.diagnostics)
    }

    /// Returns the names of all files in the package, sorted, without reading any. Names that begin with a dot are
    /// skipped.
    ///
    /// - Parameter leavesOut: returns true for a folder to skip, given its path in the package.
    /// - Returns: the names; `nil` if a folder can't be read, exceeds the limits, or may be behind a link.
    public func allNames(leavingOut leavesOut: @escaping (_ folder: String) -> Bool) -> [String]? {
        var walk = SourceWalk(.names(endings: nil), limits: limits) { folder in
            folder.split(separator: "/").last?.hasPrefix(".") != false || leavesOut(folder)
        }
        walk.visit(path)
        let mayHideFiles = walk.files.contains { file in
            let name = file.name.split(separator: "/").last ?? ""
            return (!name.contains(".") || name.hasSuffix(".xcassets")) && FileSystem.isLink(file.path)
        }
        if !walk.diagnostics.isEmpty || mayHideFiles { return nil }
        return walk.files.map(\.name).filter { $0.split(separator: "/").last?.hasPrefix(".") == false }
    }

    /// Returns the bytes of a file; `nil` if it can't be read or is too large.
    public func bytes(of file: String) -> [UInt8]? {
        try? SourceBytes.read(disk(file), limits: limits).get()
    }

    /// Returns the first bytes of a file; `nil` if it can't be read.
    public func beginning(of file: String, upTo count: Int) -> [UInt8]? {
        FileSystem.bytes(of: disk(file), upTo: count)
    }

    private func disk(_ relative: String) -> String { path == "." || path.isEmpty ? relative : "\(path)/\(relative)" }
}
