extension NamedFile {
    /// - Throws: a failure of usage if the path is a folder.
    static func contents(of path: String) throws(RunFailure) -> [UInt8] {
        if FileSystem.kind(of: path) == .folder {
            let note = Diagnostic.Note("write the path of a file")
            throw .usage([
                Diagnostic(.invalidArgument, "'\(path)' is a folder, and a file is wanted", notes: [note])
            ])
        }
        if let problem = MissingPath.problem(path) { throw .input([problem]) }
        return try sound(read(path))
    }

    /// Writes a file completely or not at all.
    static func write(_ text: String, to path: String, _ console: Console) throws(RunFailure) {
        try onDisk(try RequestedFile(path).write(Array(text.utf8)) { console.waiting(path) })
    }
}
