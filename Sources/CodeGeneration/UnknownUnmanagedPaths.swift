/// Finds the paths of `unmanaged` that are neither a scaffold's nor lead to anything in the package, and those of
/// generated files, which are written all the same.
struct UnknownUnmanagedPaths {
    let project: Project
    /// Returns a near path that exists in the package.
    let nearbyPath: (String) -> String?

    /// Near names are looked for among all scaffolds, which takes too long for a list of what is no more.
    private static let mostNearNames = 20

    func find(in requests: RequestIndex) -> [Diagnostic] {
        guard !project.unmanaged.isEmpty else { return [] }
        var scaffolds: Set<String> = []
        var generated: Set<String> = []
        requests.forEach { request in
            if request.isScaffold { scaffolds.insert(request.path) } else { generated.insert(request.path) }
        }
        let folders = scaffolds.reduce(into: Set()) { $0.formUnion($1.parentFolders) }
        var nearNamesLeft = Self.mostNearNames
        return project.unmanaged.written.compactMap { path in
            if generated.contains(path.value) {
                return problem("'\(path.value)' is generated, so it is written all the same", path, near: nil)
            }
            let plain = UnmanagedPaths.plain(path.value)
            guard project.unmanaged.missing.contains(path.value), !scaffolds.contains(plain), !folders.contains(plain)
            else { return nil }
            let message = "no scaffold and no file or folder has the path '\(path.value)'"
            nearNamesLeft -= 1
            if nearNamesLeft < 0 { return problem(message, path, near: nil) }
            let candidates = scaffolds.union([nearbyPath(path.value)].compactMap(\.self))
            return problem(message, path, near: NearName.find(path.value, in: candidates))
        }
    }

    private func problem(_ message: String, _ path: Located<String>, near: String?) -> Diagnostic {
        let remedy = near.map { "did you mean '\($0)'?" } ?? "remove it from 'unmanaged'"
        return Diagnostic(.unknownName, at: path.location, message, notes: [Diagnostic.Note(remedy)])
    }
}

extension String {
    /// The folders around a file, each as a path. For example: `Tests` and `Tests/ShopTests`.
    fileprivate var parentFolders: [String] { indices.filter { self[$0] == "/" }.map { String(self[..<$0]) } }
}
