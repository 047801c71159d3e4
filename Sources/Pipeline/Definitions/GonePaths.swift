/// Files and folders of the package that no longer exist after a removal.
struct GonePaths {
    private let gone: Set<String>
    /// The folders of removed files.
    private let goneFolders: Set<String>
    private let folders: Set<String>

    /// - Parameters:
    ///   - files: the removed files.
    ///   - others: the files that stay.
    init(_ files: Set<String>, besides others: [String]) {
        gone = files
        goneFolders = Self.folders(of: files)
        folders = Self.folders(of: others)
    }

    /// Returns true for a removed path, written as in a definition. For example: `Sources/Home/**`.
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
