/// Reports missing paths on the command line. Creating the file would fix that, so it isn't wrong usage.
enum MissingPath {
    static func problem(_ path: String) -> Diagnostic? {
        guard FileSystem.isMissing(path) else { return nil }
        let note = Diagnostic.Note("write the path of one that is there")
        return Diagnostic(.missingFolder, at: nil, "there is no file or folder '\(path)'", notes: [note])
    }
}
