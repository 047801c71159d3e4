/// Writes specs for the scenes of an existing app, and the switch that opens them.
package struct AdoptRun {
    /// The way that a run presents its change.
    package enum Mode: Hashable, Sendable {
        /// Prints what it would do.
        case list
        /// Prints the change of the app's own sources as a patch.
        case patch
        case write
    }

    package struct Options: Sendable {
        /// The parts of the app's folder to read; empty for all of it.
        var paths: [String]
        /// The type of the resolver; `nil` to search for it.
        var resolver: String?
        /// The app's module; `nil` to search for it.
        var module: String?
        /// The folder of the specs, relative to the app's.
        var specs: String
        /// Makes the app's resolver ask for adopted scenes.
        var appliesToSources: Bool
        var printsJSON: Bool

        package init(
            paths: [String],
            resolver: String?,
            module: String?,
            specs: String,
            appliesToSources: Bool,
            printsJSON: Bool
        ) {
            self.paths = paths
            self.resolver = resolver
            self.module = module
            self.specs = specs
            self.appliesToSources = appliesToSources
            self.printsJSON = printsJSON
        }
    }

    private let place: Workplace
    private let mode: Mode
    private let options: Options
    private let watch = Stopwatch()

    package init(place: Workplace, mode: Mode, options: Options) {
        self.place = place
        self.mode = mode
        self.options = options
    }

    package func run() throws(RunFailure) {
        if let line = try place.settle(isReading: mode != .write, watch) { return place.console.tell(line) }
        let parts = try AppPaths(options.paths, in: place.output)
        let app = AppSources.read(place.output, paths: parts.paths)
        if app.problems.hasErrors { throw RunFailure(app.problems) }
        if app.sources.isEmpty { throw .input([AdoptionProblem.noSources(in: place.output, options.paths)]) }
        let known = try KnownAdoptions(folder: folder, output: place.output)
        let manifests = ManifestReader.manifests(among: app.paths, read: bytes)
        let (whole, problems) = try adoption(of: app, manifests, known)
        try known.requireResolver(whole.resolver)
        let search = AppModuleSearch(
            manifests,
            folderName: start.standardName,
            fileName: AdoptionPlace.fileName(for: whole.resolver)
        )
        let module = try module(of: whole, by: search, known)
        if known.isNew, whole.scenes.isEmpty {
            place.console.report(problems)
            return tell(ofNothing: whole, module)
        }
        let discovery =
            known.isNew
            ? AdoptionDiscovery(beginningWith: whole, module, output: place.output) : known.discovery
        let (adoption, opened) = known.isNew ? (whole, 0) : discovery?.leavingOut(whole) ?? (whole, 0)
        let trial = AdoptionTrial(
            known: known,
            module: module,
            projectName: module.manifest?.name.flatMap(start.typeName) ?? module.name,
            discovery: discovery
        )
        let outcome = try trial.settle(adoption)
        let report = AdoptionReport(
            adoption: outcome.adoption,
            module: module,
            known: known.count + opened,
            display: display
        )
        if options.appliesToSources, !outcome.adoption.generatedSources.isEmpty {
            place.console.report(problems + report.diagnostics)
            throw .input(outcome.adoption.generatedSources.map { AdoptionProblem.generated($0, display: display) })
        }
        let findings =
            problems + report.diagnostics
            + IgnoredFiles(output: place.output).warnings(among: created(by: outcome))
        switch mode {
        case .patch: place.console.print(verbatim: try patch(of: outcome, app.sources, known))
        case .list: tell(report, outcome, isDone: false)
        // A run that is killed leaves them to the next one.
        case .write: return try carryOut(outcome, app.sources, report, known, findings, search)
        }
        place.console.report(findings)
    }

    /// Reports that nothing can be adopted; a project without scenes isn't written.
    private func tell(ofNothing adoption: Adoption, _ module: AppModule) {
        let report = AdoptionReport(adoption: adoption, module: module, known: 0, display: display)
        place.console.report(report.diagnostics)
        if mode == .patch { return }
        if options.printsJSON { return place.console.print(report.json.text(indents: true)) }
        place.console.print(report.resolverLine)
        place.console.tell(report.summary(isDone: true) + "; " + watch.text)
    }

    /// Returns the adoption for the app that the resolver belongs to, once the resolver is known.
    private func adoption(
        of app: AppSources,
        _ manifests: [AppManifest],
        _ known: KnownAdoptions
    ) throws(RunFailure) -> (adoption: Adoption, problems: [Diagnostic]) {
        let parts = AppParts(manifests)
        let sources = app.sources.filter { !parts.isOfTests($0.path) }
        func adopter(_ sources: [AppSource]) -> Adopter {
            Adopter(sources, jobs: Parallel.cores, manifests: manifests, packages: app.packages)
        }
        let all = adopter(sources)
        let adoption = try adoption(by: all, options.resolver ?? known.resolver, known)
        let own = parts.sources(sources, seenFrom: adoption.resolver.place.path)
        let one = own.count < sources.count ? adopter(own) : all
        let problems = app.problems + one.problems
        if own.count == sources.count { return (adoption, problems) }
        let resolver = adoption.bringsEnvironment ? nil : adoption.resolver.choice
        var alone = try self.adoption(by: one, resolver, known)
        alone.otherResolvers = adoption.otherResolvers
        return (alone, problems)
    }

    private func adoption(
        by adopter: Adopter,
        _ resolver: String?,
        _ known: KnownAdoptions
    ) throws(RunFailure) -> Adoption {
        do {
            return try adopt(by: adopter, resolver, known)
        } catch AdoptionFailure.severalResolvers(let types) where prompt.isAnswered {
            let question = Prompt.Question(
                text: "The type that opens the app's scenes",
                option: "--resolver",
                choices: types.map(\.choice)
            )
            let chosen = try prompt.ask(question, given: nil)
            do {
                return try adopt(by: adopter, chosen, known)
            } catch {
                throw failure(error)
            }
        } catch {
            throw failure(error)
        }
    }

    private func adopt(
        by adopter: Adopter,
        _ resolver: String?,
        _ known: KnownAdoptions
    ) throws(AdoptionFailure) -> Adoption {
        do {
            return try adopter.adopt(resolverType: resolver, moving: options.appliesToSources, except: known.isAdopted)
        } catch .noResolver(let enums, let registries, let single, let habits) {
            // Whoever names a resolver means one.
            if options.resolver == nil, known.mayBringDescriptors,
                let adoption = adopter.adoptAssemblies(
                    environment: resolver ?? known.switchEnvironment,
                    except: known.assemblies
                )
            {
                return adoption
            }
            throw .noResolver(enums: enums, registries: registries, single: single, habits: habits)
        }
    }

    private func failure(_ failure: AdoptionFailure) -> RunFailure {
        let problem = AdoptionProblem(failure, display: display).diagnostic
        if case .severalResolvers = failure { return .usage([problem]) }
        return .input([problem])
    }

    private var prompt: Prompt { Prompt(console: place.console, takesDefaults: false) }

    private func module(
        of adoption: Adoption,
        by search: AppModuleSearch,
        _ known: KnownAdoptions
    ) throws(RunFailure) -> AppModule {
        do throws(NoPlaceForSwitch) {
            var module = try search.module(of: adoption.resolver.place.path)
            module.name = options.module ?? known.app ?? start.typeName(module.name) ?? module.name
            return module
        } catch {
            throw .input([AdoptionProblem.noPlace(error, display: display)])
        }
    }

    /// Returns the paths of the created files, relative to the app's folder.
    private func created(by outcome: AdoptionTrial.Outcome) -> [String] {
        outcome.change.drafts.map { "\(options.specs)/\($0.relativePath)" }
            + [AdoptionPlace.path(in: outcome.result.generated)].compactMap(\.self)
    }

    private func carryOut(
        _ outcome: AdoptionTrial.Outcome,
        _ sources: [AppSource],
        _ report: AdoptionReport,
        _ known: KnownAdoptions,
        _ findings: [Diagnostic],
        _ search: AppModuleSearch
    ) throws(RunFailure) {
        let next = nextSteps(outcome, search)
        let edits = options.appliesToSources ? amendments(of: outcome.adoption, sources) : []
        let shortened = outcome.change.shortened
        if outcome.change.drafts.isEmpty, shortened.isEmpty, edits.isEmpty {
            place.console.report(findings)
            return tell(report, outcome, next, isDone: true)
        }
        let emission = Emission(output: place.output)
        do {
            var held = try place.hold(changingSpecs: true)
            try KnownSpecs.requireUnchanged(known.files, in: known.folder)
            let directory = try held.openOutput()
            let plan = try emission.plan(outcome.result.generated, in: directory)
            let creations = outcome.change.drafts.map { draft in
                Journal.Step(.create(path: "\(options.specs)/\(draft.relativePath)", contents: draft.file.bytes))
            }
            let schemas = known.beginsSchemas ? [EditorSchemas.beginning(in: options.specs)] : []
            let amendments = shortened.compactMap { known.amendment(to: $0, in: options.specs) }
            let steps = creations + schemas + (amendments + edits).map { Journal.Step(.amend($0)) }
            var run = ChangeRun(place: place, steps: steps, own: directory)
            run.findings = findings
            let follow = { () throws(RunFailure) in try known.schemas.refresh(outcome.result.specs, place.console) }
            try run.carryOut(
                plan,
                by: emission,
                followedBy: follow,
                telling: { _ in tell(report, outcome, next, isDone: true) }
            )
        } catch {
            throw error.mapped(outcome.change.told)
        }
    }

    private func amendments(of adoption: Adoption, _ sources: [AppSource]) -> [Amendment] {
        let before = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
        return adoption.edits.sorted { $0.key < $1.key }.compactMap { path, new in
            guard let old = before[path] else { return nil }
            return Amendment(path: path, before: old, after: new)
        }
    }

    /// Returns a patch with specs, the generated switch and the app's sources, which only make sense together.
    private func patch(
        of outcome: AdoptionTrial.Outcome,
        _ sources: [AppSource],
        _ known: KnownAdoptions
    ) throws(RunFailure) -> [UInt8] {
        let emission = Emission(output: place.output)
        let directory = try emission.openForReading()
        let plan = try emission.plan(outcome.result.generated, in: directory)
        let prefix = WorkTree.patchPrefix(of: place.output)
        let generated = try sound(plan.unifiedDiff(in: directory, below: prefix))
        var files = outcome.change.drafts.map { ($0.relativePath, $0.file.bytes) }
        if known.beginsSchemas {
            files.append((EditorSchemas.gitignore.path, Array(EditorSchemas.gitignore.contents.utf8)))
        }
        let specs = files.flatMap { relativePath, bytes in
            let path = "\(prefix)\(options.specs)/\(relativePath)"
            return UnifiedDiff.make(old: nil, new: bytes, oldPath: path, newPath: path)
        }
        let shortened = outcome.change.shortened.compactMap { known.amendment(to: $0, in: options.specs) }
        return specs + shortened.flatMap { $0.unifiedDiff(below: prefix) } + generated
            + amendments(of: outcome.adoption, sources).flatMap { $0.unifiedDiff(below: prefix) }
    }

    private func tell(
        _ report: AdoptionReport,
        _ outcome: AdoptionTrial.Outcome,
        _ next: AdoptionNextSteps? = nil,
        isDone: Bool
    ) {
        if options.printsJSON { return place.console.print(report.json.text(indents: true)) }
        let edits = outcome.adoption.edits.keys.sorted()
        place.console.print(report.resolverLine)
        for draft in outcome.change.drafts {
            place.console.print("\(isDone ? "create" : "would create") \(draft.path)")
        }
        for file in outcome.change.shortened {
            place.console.print("\(isDone ? "edit" : "would edit") \(file.path)")
        }
        if isDone, options.appliesToSources {
            for path in edits { place.console.print("edit \(display(path))") }
        }
        place.console.tell(report.summary(isDone: isDone) + "; " + watch.text)
        if let text = next?.text { place.console.tell(text) }
    }

    /// Returns the next steps; call it before anything is written.
    private func nextSteps(_ outcome: AdoptionTrial.Outcome, _ search: AppModuleSearch) -> AdoptionNextSteps {
        let path = AdoptionPlace.path(in: outcome.result.generated)
        let isNew = path.map { !SourceFolder.exists(display($0)) } ?? false
        return AdoptionNextSteps(
            adoption: outcome.adoption,
            fit: path.map { search.fit(of: $0, besides: outcome.adoption.resolver.place.path) } ?? .compiled,
            newSwitch: isNew ? path.map(display) : nil,
            specs: options.specs == "specs" ? nil : folder,
            usualSpecs: display("specs"),
            output: ["", "."].contains(place.output) ? nil : place.output,
            paths: options.paths,
            asksToApply: !options.appliesToSources && !outcome.adoption.edits.isEmpty,
            display: display
        )
    }

    /// The folder of the specs, as diagnostics name it.
    private var folder: String { display(options.specs) }

    private var start: ProjectStart { ProjectStart(console: place.console, output: place.output) }

    private func bytes(of path: String) -> [UInt8]? {
        SourceFolder.beginning(of: display(path), upTo: 1 << 24)
    }

    private func display(_ path: String) -> String { TargetPackage(output: place.output).display(path) }
}
