/// The names of modules by their folders.
struct ModuleFolderNames {
    private let names: [String: String]

    init(_ modules: [SourceModule]) {
        names = Dictionary(modules.map { ($0.folder, $0.name) }) { first, _ in first }
    }

    /// Returns the module whose folder is the innermost around a file.
    func module(of path: String) -> String? {
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            if let name = names[String(folder)] { return name }
        }
        return nil
    }
}
