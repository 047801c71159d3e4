/// The generate stage: from a checked project to the files of its target package.
public struct CodeGenerator: Sendable {
    private let jobs: Int
    private let templates: TeamTemplates
    private let nearbyPath: @Sendable (String) -> String?

    /// - Parameters:
    ///   - templates: The team's own templates.
    ///   - jobs: The number of scenes rendered at once; as many as there are cores if `nil`.
    ///   - nearbyPath: Returns a path of the package that is near one that leads nowhere, for what is told of that.
    public init(
        templates: TeamTemplates = TeamTemplates(),
        jobs: Int? = nil,
        nearbyPath: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.templates = templates
        self.nearbyPath = nearbyPath
        self.jobs = jobs ?? Parallel.cores
    }

    /// Returns every file of the target package, without reading or writing any.
    ///
    /// The diagnostics are faults of templates: the generator's own, or the team's.
    public func files(of project: Project) -> (generated: GeneratedFiles, diagnostics: [Diagnostic]) {
        let (set, problems) = TemplateLoader.load(templates)
        guard !problems.hasErrors else { return (GeneratedFiles(), problems) }
        let renderer = FileRenderer(templates: set, team: templates)
        let context = GenerationContext(project: project, templates: templates)
        let parts = RenderPlan.parts(in: context)
        let outcomes = Parallel.map(parts, jobs: jobs) { RenderedPart($0, by: renderer) }
        let diagnostics = outcomes.flatMap(\.diagnostics)
        var generated = GeneratedFiles(
            requests: outcomes.map(\.requests),
            planned: outcomes.map(\.planned),
            renderer: renderer,
            jobs: jobs
        )
        generated.requestsAgain = { path in
            RenderPlan.parts(in: context).lazy.flatMap { $0() }.filter { $0.path == path }
        }
        generated.rootFiles = RenderPlan.rootFiles(in: context)
        generated.moduleFolders = ModuleFolders(context.targets.map(\.folder))
        generated.problems = conflicts(in: generated.requests, of: context, generated.moduleFolders)
        generated.orphanNames = OrphanNames(project, templates: templates)
        CoveredServices(project: project).mark(in: &generated.typeScaffolds)
        return (generated, (problems + diagnostics).sortedAndUnique())
    }

    /// Returns the conflicts in what the specs ask for, as ``GeneratedFiles/problems``, without rendering files.
    public func problems(of project: Project) -> [Diagnostic] {
        let problems = templates.isEmpty ? [] : TemplateLoader.load(templates).diagnostics
        if problems.hasErrors { return problems }
        let context = GenerationContext(project: project, templates: templates)
        let requests = Parallel.map(RenderPlan.parts(in: context), jobs: jobs) { $0() }
        let folders = ModuleFolders(context.targets.map(\.folder))
        return conflicts(in: RequestIndex(requests, jobs: jobs), of: context, folders)
    }

    private func conflicts(
        in requests: RequestIndex,
        of context: GenerationContext,
        _ folders: ModuleFolders
    ) -> [Diagnostic] {
        UnknownUnmanagedPaths(project: context.project, nearbyPath: nearbyPath).find(in: requests)
            + FileNameClashes(project: context.project, templates: context.templates, folders: folders).find(
                in: requests
            )
    }
}

/// The result of one part of the plan.
private struct RenderedPart: Sendable {
    var requests: [RenderRequest] = []
    /// The planned files, with the sections of each sectioned file joined.
    var planned: [PlannedFile] = []
    var diagnostics: [Diagnostic] = []

    init(_ part: RenderPlan.Part, by renderer: FileRenderer) {
        requests = part()
        planned.reserveCapacity(requests.count)
        var failed: [Int] = []
        var buffer: [UInt8] = []
        var sections = FileSections()
        for position in requests.indices {
            do {
                let file = try renderer.plannedFile(for: requests[position], buffer: &buffer)
                if let place = requests[position].section {
                    sections.add(file, at: place)
                } else {
                    planned.append(file)
                    if !requests[position].isScaffold { requests[position].forgetValues() }
                }
            } catch {
                failed.append(position)
                diagnostics.append(error.diagnostic)
            }
        }
        planned += sections.files
        for position in failed.reversed() { requests.remove(at: position) }
    }
}
