/// The folders of the modules' sources, relative to the target package. None contains another.
public struct ModuleFolders: Sendable {
    private let folders: Set<String>

    init(_ folders: some Sequence<String> = []) { self.folders = Set(folders) }

    /// Returns the folder that contains a file; `nil` if none does.
    public func folder(of path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if folders.contains(String(folder)) { return String(folder) }
        }
        return nil
    }
}
