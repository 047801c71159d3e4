/// Files and folders of the package that are no longer there once something is removed.
struct GonePaths {
    private let gone: Set<String>
    /// With everything that lies in them.
    private let goneFolders: Set<String>
    private let folders: Set<String>

    /// - Parameters:
    ///   - files: those that go.
    ///   - others: those that stay.
    init(_ files: Set<String>, besides others: [String]) {
        gone = files
        goneFolders = Self.folders(of: files)
        folders = Self.folders(of: others)
    }

    /// Of a path as a definition writes it. For example: `Sources/Home/**`.
    func contains(_ path: String) -> Bool {
        let place = path.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
        return gone.contains(place) || goneFolders.contains(place) && !folders.contains(place)
    }

    private static func folders(of paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths {
            var folder = path.folder
            while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.folder }
        }
        return folders
    }
}
