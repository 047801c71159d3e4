public import Foundation

/// The apps that `adopt` is tried on, as they were before.
public enum AdoptionApp {
    /// An app's files by their paths, its `expected.txt` as well.
    public static func files(of name: String) throws -> [String: Data] {
        let folder = Repository.root.appendingPathComponent("Tests/Fixtures/Adoption/Apps/\(name)")
        let files = try FileTree.read(folder)
        return name == "Gazette" ? try oldGazette().merging(files) { $1 } : files
    }

    /// Writes an app into a folder.
    ///
    /// - Parameters:
    ///   - place: a folder in it.
    ///   - runtime: where the app finds this package.
    public static func copy(
        _ name: String,
        to folder: TemporaryFolder,
        at place: String = ".",
        runtime: String = Repository.root.path
    ) throws {
        for (path, data) in try files(of: name) where path != "expected.txt" {
            try folder.write(Array(data), to: "\(place)/\(path)")
        }
        guard name == "Gazette" else { return }
        let manifest = try folder.read("\(place)/Package.swift")
        try folder.write(manifest.replacing("\"../..\"", with: "\"\(runtime)\""), to: "\(place)/Package.swift")
    }

    /// The sample without what its first days brought; the files that have changed since are with the other apps.
    private static func oldGazette() throws -> [String: Data] {
        try FileTree.read(Repository.gazette).filter { path, _ in
            !path.hasPrefix("specs/")
                && !["/Generated/", "/Application/", "/Extras", "/QuizTests", "+Testing"].contains(where: path.contains)
        }
    }
}
