import Basics
import ProjectModel

/// Paths on the command line at which nothing is: a file made there is all that is missing, so this is no wrong usage.
enum MissingPath {
    static func problem(_ path: String) -> Diagnostic? {
        guard FileSystem.isMissing(path) else { return nil }
        let note = Diagnostic.Note("write the path of one that is there")
        return Diagnostic(.missingFolder, at: nil, "there is no file or folder '\(path)'", notes: [note])
    }
}
