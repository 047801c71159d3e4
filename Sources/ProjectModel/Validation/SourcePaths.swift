import Diagnostics

/// Each module has a folder of its own inside the target package.
enum SourcePaths: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var taken: [(path: String, owner: String, location: SourceLocation)] = standardFolders(specs)
        for module in specs.specs.modules {
            let folder = module.sources?.value ?? "Sources/\(module.name.value)"
            let place = module.sources?.location ?? module.name.location
            checkLink(folder, place, specs, problems)
            guard let sources = module.sources else { continue }
            checkReserved(sources, problems)
            if let other = taken.first(where: { $0.owner != module.name.value && overlaps($0.path, folder) }) {
                problems.report(
                    "overlapping-sources", at: place, "'\(folder)' overlaps '\(other.path)', the folder of '\(other.owner)'",
                    notes: [Diagnostic.Note("give each module a folder of its own", at: other.location)])
            }
            taken.append((folder, module.name.value, place))
        }
    }

    /// The folders of targets that no `sources` key moves.
    private static func standardFolders(_ specs: SpecIndex) -> [(path: String, owner: String, location: SourceLocation)] {
        let moved = Set(specs.specs.modules.filter { $0.sources != nil }.map(\.name.value))
        return TargetNames.all(of: specs).filter { !moved.contains($0.name) }.map {
            ($0.name.hasSuffix("Tests") ? "Tests/\($0.name)" : "Sources/\($0.name)", $0.name, $0.location)
        }
    }

    private static func checkReserved(_ sources: Located<String>, _ problems: ProblemCollector) {
        let parts = sources.value.lowercased().split(separator: "/")
        if parts.contains("generated") {
            problems.report(
                "bad-sources-path", at: sources.location, "'\(sources.value)' lies in a folder 'Generated', which is the tool's own",
                "put the module's sources elsewhere")
        } else if parts == ["sources"] || parts == ["tests"] {
            problems.report(
                "bad-sources-path", at: sources.location, "'\(sources.value)' holds the folders of other modules",
                "name a folder inside it")
        }
    }

    private static func checkLink(
        _ folder: String, _ place: SourceLocation, _ specs: SpecIndex, _ problems: ProblemCollector
    ) {
        guard let target = specs.facts.escapes[folder] else { return }
        problems.report(
            "sources-leave-package", at: place, "'\(folder)' is a link that leads out of the target package, to '\(target)'",
            "put the folder itself into the package")
    }

    private static func overlaps(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.lowercased(), right.lowercased())
        return left == right || left.hasPrefix(right + "/") || right.hasPrefix(left + "/")
    }
}
