/// A single file that is named on the command line.
public enum NamedFile {
    /// - Returns: the contents, or an error if the file is missing, isn't a file, or is larger than 16 MiB.
    public static func read(_ path: String) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        switch FileSystem.kind(of: path) {
        case nil: return ([], [.cannotRead(path, errno)])
        case .folder, .other: return ([], [.notAFile(path)])
        case .file: break
        }
        switch SourceBytes.read(path) {
        case .success(let bytes): return (bytes, [])
        case .failure(let problem): return ([], [problem.diagnostic])
        }
    }
}
