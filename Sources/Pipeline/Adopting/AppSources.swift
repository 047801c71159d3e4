import Adoption
import Diagnostics
import Parallelism
import ProjectModel
import SpecReading

/// All Swift sources of an app, wherever they lie below its folder.
struct AppSources {
    var sources: [AppSource] = []
    var xcodeProjects: [String] = []
    /// Folders of Swift packages, relative to the app's.
    var packages: Set<String> = []
    var problems: [Diagnostic] = []

    /// - Parameters:
    ///   - folder: of the app.
    ///   - paths: the parts of it that are read; all where there are none.
    static func read(_ folder: String, paths: [String], jobs: Int?) -> AppSources {
        var result = AppSources()
        let (found, problems) = SourceFolder(path: folder).contents(
            endings: ["swift", "pbxproj"],
            leavingOut: { ForeignFolders.all.contains(ForeignFolders.name(of: $0)) }
        )
        result.problems = problems
        let package = TargetPackage(output: folder)
        result.xcodeProjects = found.filter { $0.hasSuffix(".pbxproj") }
        result.packages = Set(
            found.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
                .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        )
        let wanted = found.filter { path in
            path.hasSuffix(".swift") && !isManifest(path)
                && (paths.isEmpty || paths.contains { path == $0 || path.hasPrefix($0 + "/") })
        }
        let places = Dictionary(uniqueKeysWithValues: wanted.map { (package.display($0), $0) })
        let (sources, unread) = SwiftSources.read(wanted.map(package.display), jobs: jobs ?? Parallel.cores)
        // Links that lead nowhere are common in apps, and stand against nothing.
        result.problems += unread.map { problem in
            var problem = problem
            problem.severity = .warning
            return problem
        }
        result.sources = sources.compactMap { source in
            places[source.path].map { AppSource(path: $0, bytes: source.bytes) }
        }
        return result
    }

    private static func isManifest(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last else { return false }
        return name == "Package.swift" || name.hasPrefix("Package@swift") || path == "Project.swift"
    }
}
