/// The parts of an app that are read.
struct AppPaths {
    /// The paths relative to the app's folder; empty for all of it.
    let paths: [String]

    /// - Parameters:
    ///   - written: the paths as people name them, relative to the app's folder or to the working folder.
    ///   - output: the app's folder.
    init(_ written: [String], in output: String) throws(RunFailure) {
        let folder = output.isEmpty ? "." : output
        var paths: [String] = []
        for path in written {
            guard let part = AppPaths.part(path, of: folder) else {
                throw .input([AdoptionProblem.noPart(path, of: folder)])
            }
            if part.isEmpty {
                paths = []
                break
            }
            paths.append(part)
        }
        self.paths = paths
    }

    /// Returns a path relative to the folder, empty for the folder itself; `nil` if nothing is there, or it's outside.
    private static func part(_ path: String, of folder: String) -> String? {
        let inFolder = path.hasPrefix("/") ? path : TargetPackage(output: folder).display(path)
        let place = SourceFolder.exists(inFolder) ? inFolder : path
        guard let full = WorkTree.resolved(place), let around = WorkTree.resolved(folder) else { return nil }
        if full == around { return "" }
        let start = around == "/" ? "/" : around + "/"
        return full.utf8.starts(with: start.utf8)
            ? String(decoding: full.utf8.dropFirst(start.utf8.count), as: UTF8.self) : nil
    }
}
