/// Each module has its own folder inside the target package.
enum SourcePaths: ValidationRule {
    private struct Folder {
        var path: String
        /// The owner in words. For example: "module 'Recipes'".
        var owner: String
        var location: SourceLocation
        /// True if a `sources` key names it.
        var isMoved: Bool

        /// The path in lower case, as many disks compare it, with a `/` at its end.
        var key: String { path.foldedAsFileName + "/" }
    }

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var folders = specs.specs.isResolverOnly ? [] : standardFolders(specs)
        for module in specs.specs.modules {
            let place = module.sources?.location ?? module.name.location
            checkLink(module.folder, place, specs, problems)
            guard let sources = module.sources, isUsable(sources, of: module.name.value, specs, problems) else {
                continue
            }
            folders += movedFolders(of: module, sources)
        }
        checkOverlaps(folders, problems)
    }

    /// Reports overlaps. A folder sorts right before its contents, so only neighbours have to be compared.
    private static func checkOverlaps(_ folders: [Folder], _ problems: ProblemCollector) {
        var outer: Folder?
        var reported: Set<SourceLocation> = []
        for folder in folders.sorted(by: { ($0.key, $0.owner) < ($1.key, $1.owner) }) {
            guard let other = outer, folder.key.hasPrefix(other.key) else {
                outer = folder
                continue
            }
            guard other.owner != folder.owner else { continue }
            let (told, beside) = folder.isMoved ? (folder, other) : (other, folder)
            guard reported.insert(told.location).inserted else { continue }
            problems.report(
                .invalidPath,
                at: told.location,
                "'\(told.path)' overlaps with '\(beside.path)', a folder of \(beside.owner)",
                notes: [Diagnostic.Note("give each module its own folder", at: beside.location)]
            )
        }
    }

    /// Returns the folder under the `sources` key, and those next to it.
    private static func movedFolders(of module: ModuleSpec, _ sources: Located<String>) -> [Folder] {
        suffixes(of: module).map {
            Folder(
                path: sources.value + $0,
                owner: "module '\(module.name.value)'",
                location: sources.location,
                isMoved: true
            )
        }
    }

    /// Returns the suffixes of a module's folder for its interface, test support, sandbox and views.
    private static func suffixes(of module: ModuleSpec) -> [String] {
        var suffixes = module.kind.value != .core ? ["", "Interface"] : [""]
        if module.mocks != nil || module.hasSandbox { suffixes.append("TestSupport") }
        if module.hasSandbox { suffixes.append("Sandbox") }
        if module.hasUIModule { suffixes.append("UI") }
        return suffixes
    }

    /// Returns the folders of targets that no `sources` key moves.
    private static func standardFolders(_ specs: SpecIndex) -> [Folder] {
        let moved = Set(
            specs.specs.modules.filter { $0.sources != nil }.flatMap { module in
                suffixes(of: module).map { module.name.value + $0 }
            }
        )
        // Targets of one name are told of by another rule.
        var seen: Set<String> = []
        return TargetNames.all(of: specs).filter {
            !moved.contains($0.name) && seen.insert($0.name.foldedAsFileName).inserted
        }
        .map {
            let parent = $0.name.hasSuffix("Tests") ? "Tests" : "Sources"
            return Folder(path: "\(parent)/\($0.name)", owner: $0.owner, location: $0.location, isMoved: false)
        }
    }

    private static func isUsable(
        _ sources: Located<String>,
        of module: String,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) -> Bool {
        let facts = specs.facts
        let parts = sources.value.foldedAsFileName.split(separator: "/")
        if parts.contains("generated") {
            problems.report(
                .invalidPath,
                at: sources.location,
                "'\(sources.value)' is in a folder 'Generated', which vipergen rewrites",
                "put the module's sources elsewhere, for example: sources: Modules/\(module)"
            )
            return false
        }
        if let specs = facts.specsFolder?.foldedAsFileName.split(separator: "/"),
            parts.starts(with: specs) || specs.starts(with: parts)
        {
            problems.report(
                .invalidPath,
                at: sources.location,
                "'\(sources.value)' overlaps '\(facts.specsFolder ?? "")', the folder of the specs",
                "put the module's sources elsewhere, for example: sources: Modules/\(module)"
            )
            return false
        }
        if parts == ["sources"] || parts == ["tests"], !specs.specs.isResolverOnly {
            problems.report(
                .invalidPath,
                at: sources.location,
                "'\(sources.value)' holds the folders of other modules",
                "name a folder inside it, for example: sources: \(sources.value)/\(module)"
            )
            return false
        }
        return true
    }

    private static func checkLink(
        _ folder: String,
        _ place: SourceLocation,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let target = specs.facts.escapes[folder] else { return }
        problems.report(
            .notAPlainFile,
            at: place,
            "'\(folder)' is a link that leads out of the target package, to '\(target)'",
            "put the folder itself into the package"
        )
    }
}
