import Foundation

/// Folders in which packages are built one after the other, so that what all of them stand on is compiled once.
///
/// A build knows its files by their whole paths: only a package that lies where the one before it lay finds them again.
actor BuildFolders {
    static let shared = BuildFolders()

    private var turns: [String: Turns] = [:]

    /// Waits until nobody has the folder of packages that lie there.
    fileprivate func take(_ package: String) async -> Turns {
        let turns = turns[package] ?? Turns(atOnce: 1)
        self.turns[package] = turns
        await turns.take()
        return turns
    }
}

extension TemporaryFolder {
    /// One whose package is built; it is another test's before and after, and no test needs two.
    ///
    /// - Parameter package: Where the package lies in it; empty if that is the folder itself.
    public static func forBuilds(package: String = "") async throws -> TemporaryFolder {
        let turns = await BuildFolders.shared.take(package)
        let url = ProcessFolder.url.appendingPathComponent("builds/\(package.isEmpty ? "root" : package)")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            await turns.give()
            throw error
        }
        return TemporaryFolder(at: url) { url in
            defer { Task { await turns.give() } }
            try KeptBuild(package: package.isEmpty ? url : url.appendingPathComponent(package)).clear(url)
        }
    }
}

/// What a package has compiled, of which the next one takes what isn't the package's own.
private struct KeptBuild {
    let package: URL

    private static let name = ".build"

    /// Removes all of a folder but what other packages have compiled.
    func clear(_ folder: URL) throws {
        try removeModules()
        for item in try items(folder) where item.path != package.path && item.lastPathComponent != Self.name {
            try FileManager.default.removeItem(at: item)
        }
        guard folder.path != package.path, FileManager.default.fileExists(atPath: package.path) else { return }
        for item in try items(package) where item.lastPathComponent != Self.name {
            try FileManager.default.removeItem(at: item)
        }
    }

    /// A module that stayed could be imported by a package that doesn't depend on it.
    private func removeModules() throws {
        let own = try Set(
            ["Sources", "Tests"].flatMap { try items(package.appendingPathComponent($0)).map(\.lastPathComponent) }
        )
        for platform in try items(package.appendingPathComponent(Self.name)) {
            for configuration in ["debug", "release"] {
                let products = platform.appendingPathComponent(configuration)
                for item in try items(products) + items(products.appendingPathComponent("Modules")) {
                    let name = item.lastPathComponent
                    guard own.contains(item.deletingPathExtension().lastPathComponent) || name.contains("Package")
                    else {
                        continue
                    }
                    try FileManager.default.removeItem(at: item)
                }
            }
        }
    }

    private func items(_ folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
}
