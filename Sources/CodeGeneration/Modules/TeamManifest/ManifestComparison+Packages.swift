import Diagnostics
import ProjectModel

extension ManifestComparison {
    /// What the specs ask of a package that the manifest depends on.
    private struct Wanted {
        var identity: String
        var source: PackageSource
        var text: String
        var place: SourceLocation
    }

    func packageDifferences(_ targets: [PackageTarget]) -> [Diagnostic] {
        wanted(targets).flatMap { package -> [Diagnostic] in
            guard let found = manifest.dependencies.first(where: { isSame($0, package) }) else {
                return [
                    difference(
                        "manifest-package",
                        at: package.place,
                        "Package.swift doesn't depend on the package '\(package.identity)'",
                        "add to its 'dependencies': \(package.text),"
                    )
                ]
            }
            return sourceDifference(of: found, package).map { [$0] } ?? []
        }
    }

    private func wanted(_ targets: [PackageTarget]) -> [Wanted] {
        let runtime = RuntimePackage(project.runtime)
        let source: PackageSource =
            switch project.runtime {
            case .path(let path): .path(path)
            case .url(let url, let version): .url(url, .from(version))
            }
        var wanted = [
            Wanted(identity: runtime.name, source: source, text: runtime.dependency, place: places.runtime)
        ]
        if targets.contains(where: { $0.dependencies.contains(.openCombine) }) {
            wanted.append(openCombine)
        }
        return wanted
            + project.packages.map {
                Wanted(identity: $0.identity, source: $0.source, text: $0.manifestText, place: places.package($0.name))
            }
    }

    private var openCombine: Wanted {
        Wanted(
            identity: "OpenCombine",
            source: .url("https://github.com/OpenCombine/OpenCombine", .from("0.14.0")),
            text: #".package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")"#,
            place: places.project
        )
    }

    /// A package in a folder may be known by that folder's name, whatever the specs call it.
    private func isSame(_ found: PackageDescription.Dependency, _ package: Wanted) -> Bool {
        if case .path(let path) = package.source, found.path == absolute(path) { return true }
        return found.identity.lowercased() == package.identity.lowercased()
    }

    private func sourceDifference(of found: PackageDescription.Dependency, _ package: Wanted) -> Diagnostic? {
        switch package.source {
        case .path(let path):
            guard found.path != absolute(path) else { return nil }
        case .url(let url, let requirement):
            if found.url?.plainAddress == url.plainAddress, found.requirement == requirement.dumpRequirement {
                return nil
            }
        }
        return difference(
            "manifest-package",
            at: package.place,
            "Package.swift takes the package '\(package.identity)' from elsewhere, or in another version, than the specs",
            "write there: \(package.text),"
        )
    }

    /// As SwiftPM makes it absolute: by its text alone.
    private func absolute(_ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : manifest.root + "/" + path).split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}

extension String {
    /// The ending says nothing.
    fileprivate var plainAddress: String { hasSuffix(".git") ? String(dropLast(4)) : self }
}

extension PackageRequirement {
    fileprivate var dumpRequirement: PackageDescription.Setting {
        switch self {
        case .from(let version):
            let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
            return PackageDescription.Setting(kind: "range", value: "\(version)..<\(major + 1).0.0")
        case .exact, .branch, .revision: return PackageDescription.Setting(kind: key, value: text)
        }
    }
}
