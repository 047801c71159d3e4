/// The working folder, in which relative paths begin.
enum WorkingFolder {
    /// The absolute path; empty if the folder is gone or its path isn't UTF-8.
    static var current: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(validatingCString: path) ?? ""
    }
}
