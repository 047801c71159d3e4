/// Reads the descriptors that a team's sources declare, anywhere in the target package.
struct DescriptorSources {
    let output: String
    /// The protocol of descriptors, as the specs name it.
    let conformance: String
    let app: (module: String, folder: String)

    /// Creates the reader for an app's specs.
    init?(_ specs: SpecSet, output: String) {
        guard let descriptors = specs.project.descriptors, descriptors.discovery != nil,
            let conformance = descriptors.conformance
        else { return nil }
        self.init(output: output, conformance: conformance.value, app: (specs.project.app.value, specs.appFolder))
    }

    init(output: String, conformance: String, app: (module: String, folder: String)) {
        self.output = output
        self.conformance = conformance
        self.app = app
    }

    /// Reads the descriptors. Only sources that mention the protocol, or another name for it, are parsed.
    ///
    /// - Returns: `nil` descriptors if the package doesn't exist yet.
    func read() -> (descriptors: [DeclaredDescriptor]?, problems: [Diagnostic]) {
        guard SourceFolder.exists(output.isEmpty ? "." : output) else { return (nil, []) }
        let (found, problems) = folder.allFiles(endings: ["swift", "pbxproj", "yml", "yaml"]) {
            ForeignFolders.all.contains(ForeignFolders.name(of: $0))
        }
        var rest = found.filter { $0.hasSuffix(".swift") && DescriptorFinder.isTeams($0) && !AppSources.isManifest($0) }
        var (names, fresh): (Set<String>, Set<String>) = ([], [String(conformance.split(separator: ".").last ?? "")])
        var sources: [AppSource] = []
        var finder = finder(sources)
        while !fresh.isEmpty {
            let more = mentioning(fresh, among: rest)
            names.formUnion(fresh)
            if more.isEmpty { break }
            sources += more
            let read = Set(more.map(\.path))
            rest.removeAll(where: read.contains)
            finder = self.finder(sources)
            fresh = finder.names.subtracting(names)
        }
        if sources.contains(where: { !isInApp($0.path) }) { finder = seenByApp(sources, found) }
        return (finder.descriptors.map(displayed), problems + finder.problems.map(displayed))
    }

    private func finder(
        _ sources: [AppSource],
        _ manifests: [AppManifest] = [],
        _ packages: Set<String> = []
    ) -> DescriptorFinder {
        DescriptorFinder(
            sources.sorted { $0.path < $1.path },
            conformingTo: conformance,
            app: app,
            jobs: Parallel.cores,
            manifests: manifests,
            packages: packages
        )
    }

    /// Returns the sources that the app can use, without those of tests and other apps.
    private func seenByApp(_ sources: [AppSource], _ paths: [String]) -> DescriptorFinder {
        let manifests = ManifestReader.manifests(
            among: AppSources.manifestPaths(among: paths),
            read: { SourceFolder.beginning(of: display($0), upTo: 1 << 24) }
        )
        let parts = AppParts(manifests)
        let own = parts.sources(sources.filter { !parts.isOfTests($0.path) }, seenFrom: "\(app.folder)/App.swift")
        return finder(own, manifests, AppSources.packages(among: paths))
    }

    private func mentioning(_ names: Set<String>, among paths: [String]) -> [AppSource] {
        let search = ByteSearch(names.sorted())
        let folder = self.folder
        return Parallel.map(Parallel.chunks(of: paths), jobs: Parallel.cores) { paths in
            paths.compactMap { path -> AppSource? in
                guard let bytes = folder.bytes(of: path), search.findsAny(in: bytes),
                    !EmittedHeader.header.marks(bytes), !DescriptorFinder.isGenerated(bytes)
                else { return nil }
                return AppSource(path: path, bytes: bytes)
            }
        }.flatMap(\.self)
    }

    private var folder: PackageFolder { PackageFolder(path: output.isEmpty ? "." : output) }

    private func isInApp(_ path: String) -> Bool { app.folder == "." || path.hasPrefix(app.folder + "/") }

    private func displayed(_ descriptor: DeclaredDescriptor) -> DeclaredDescriptor {
        var descriptor = descriptor
        descriptor.place.path = display(descriptor.place.path)
        return descriptor
    }

    private func displayed(_ problem: Diagnostic) -> Diagnostic {
        var problem = problem
        problem.location = problem.location.map {
            SourceLocation(path: display($0.path), line: $0.line, column: $0.column)
        }
        return problem
    }

    private func display(_ path: String) -> String { TargetPackage(output: output).display(path) }
}
