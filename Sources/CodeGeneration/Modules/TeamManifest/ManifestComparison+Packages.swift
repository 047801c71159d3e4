extension ManifestComparison {
    /// A dependency of the manifest that the specs require.
    private struct Wanted {
        var identity: String
        var source: PackageSource
        var text: String
        var place: SourceLocation
    }

    /// The addresses of packages that the manifest seems to take from elsewhere, for example from a mirror.
    public var addressesInDoubt: [String] {
        wanted(GenerationContext(project: project).packageTargets).compactMap { package in
            guard case .url(let url, _) = package.source, difference(of: package) != nil else { return nil }
            return url
        }
    }

    func packageDifferences(_ targets: [PackageTarget]) -> [Diagnostic] { wanted(targets).compactMap(difference) }

    private func difference(of package: Wanted) -> Diagnostic? {
        if let found = manifest.dependencies.first(where: { isSame($0, package) }) {
            return sourceDifference(of: found, package)
        }
        return difference(
            at: package.place,
            "Package.swift doesn't depend on the package '\(package.identity)'",
            "add to its 'dependencies': \(package.text),"
        )
    }

    private func wanted(_ targets: [PackageTarget]) -> [Wanted] {
        let runtime = project.runtimePackage
        var wanted = [
            Wanted(
                identity: runtime.identity,
                source: project.runtime,
                text: runtime.runtimeText,
                place: places.runtime
            )
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

    /// Returns true for the same package. A package in a folder may have the folder's name, whatever the specs call it.
    private func isSame(_ found: PackageDescription.Dependency, _ package: Wanted) -> Bool {
        if case .path(let path) = package.source, found.path == absolute(path) { return true }
        if let mirror = mirror(of: package), found.isAt(mirror) { return true }
        return found.identity.lowercased() == package.identity.lowercased()
    }

    private func sourceDifference(of found: PackageDescription.Dependency, _ package: Wanted) -> Diagnostic? {
        switch package.source {
        case .path(let path):
            guard found.path != absolute(path) else { return nil }
        case .url(let url, let requirement):
            let isThere = found.isAt(url) || mirror(of: package).map(found.isAt) ?? false
            if isThere, found.requirement == requirement.dumpRequirement { return nil }
        }
        return difference(
            at: package.place,
            "Package.swift and the specs have different addresses or versions for the package '\(package.identity)'",
            "write there: \(package.text),"
        )
    }

    private func mirror(of package: Wanted) -> String? {
        guard case .url(let url, _) = package.source else { return nil }
        return mirrors[url]
    }

    /// Returns an absolute path as SwiftPM does, from the text alone.
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

extension PackageDescription.Dependency {
    /// Returns true if the package has the address. A mirror may be a folder.
    fileprivate func isAt(_ address: String) -> Bool {
        url?.plainAddress == address.plainAddress || (path != nil && path == address)
    }
}

extension String {
    /// The address without `.git`.
    fileprivate var plainAddress: String { hasSuffix(".git") ? String(dropLast(4)) : self }
}

extension PackageRequirement {
    fileprivate var dumpRequirement: PackageDescription.Setting {
        switch self {
        case .from(let version):
            let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
            return PackageDescription.Setting(kind: "range", value: "\(version)..<\(major + 1).0.0")
        case .exact: return PackageDescription.Setting(kind: "exact", value: text)
        case .branch: return PackageDescription.Setting(kind: "branch", value: text)
        case .revision: return PackageDescription.Setting(kind: "revision", value: text)
        }
    }
}
