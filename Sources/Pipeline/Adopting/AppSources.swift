/// All Swift sources of an app, anywhere below its folder.
struct AppSources {
    var sources: [AppSource] = []
    /// Possible manifests and all sources, relative to the app's folder.
    var paths: [String] = []
    /// The folders of Swift packages, relative to the app's folder.
    var packages: Set<String> = []
    var problems: [Diagnostic] = []

    /// - Parameters:
    ///   - folder: the app's folder.
    ///   - paths: the parts of it to read; empty for all of it.
    static func read(_ folder: String, paths: [String]) -> AppSources {
        var result = AppSources()
        let (found, problems) = SourceFolder(path: folder).contents(
            endings: ["swift", "pbxproj", "yml", "yaml"],
            leavingOut: { ForeignFolders.all.contains(ForeignFolders.name(of: $0)) }
        )
        result.problems = problems
        let package = TargetPackage(output: folder)
        result.paths = manifestPaths(among: found)
        result.packages = packages(among: found)
        let wanted = found.filter { path in
            path.hasSuffix(".swift") && !isManifest(path)
                && (paths.isEmpty || paths.contains { path == $0 || path.hasPrefix($0 + "/") })
        }
        let places = Dictionary(uniqueKeysWithValues: wanted.map { (package.display($0), $0) })
        let (sources, unread) = SwiftSources.read(wanted.map(package.display), jobs: Parallel.cores)
        // Links that lead nowhere are common in apps, and stand against nothing.
        result.problems += unread.map { problem in
            var problem = problem
            problem.severity = .warning
            return problem
        }
        result.sources = sources.compactMap { source in
            guard let path = places[source.path], !isTuist(path, source.bytes) else { return nil }
            let isGenerated = EmittedHeader.header.marks(source.bytes)
            return AppSource(path: path, bytes: source.bytes, isGenerated: isGenerated)
        }
        return result
    }

    /// Returns the possible manifests and all sources.
    static func manifestPaths(among paths: [String]) -> [String] {
        paths.filter { $0.hasSuffix(".swift") || ManifestReader.mayBeManifest($0) }
    }

    /// Returns the folders of Swift packages.
    static func packages(among paths: [String]) -> Set<String> {
        Set(
            paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
                .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        )
    }

    static func isManifest(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last else { return false }
        return name == "Package.swift" || name.hasPrefix("Package@swift")
    }

    /// Returns true for a manifest of Tuist. A source of the app may be called `Project.swift` too.
    private static func isTuist(_ path: String, _ bytes: [UInt8]) -> Bool {
        (path == "Project.swift" || path.hasSuffix("/Project.swift"))
            && String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
    }
}
