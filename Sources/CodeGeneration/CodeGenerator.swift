public import Diagnostics
import FileEmission
import Parallelism
public import ProjectModel
import Templating

/// The generate stage: from a checked project to the files that its target package should have.
public struct CodeGenerator: Sendable {
    private let jobs: Int

    /// - Parameter jobs: how many scenes are worked on at once; as many as there are cores when `nil`.
    public init(jobs: Int? = nil) {
        self.jobs = jobs ?? Parallel.cores
    }

    /// Every file of the target package. Nothing is read or written.
    ///
    /// Diagnostics that come of it are the generator's own faults: a template that doesn't fit its values.
    public func files(of project: Project) -> (generated: GeneratedFiles, diagnostics: [Diagnostic]) {
        let (templates, problems) = TemplateLoader.load()
        var generated = GeneratedFiles()
        guard !problems.hasErrors else { return (generated, problems) }
        let renderer = FileRenderer(templates: templates, specsFolder: SpecsFolder(of: project))
        let parts = RenderPlan.parts(in: GenerationContext(project: project))
        var diagnostics: [Diagnostic] = []
        for outcome in Parallel.map(parts, jobs: jobs, { Outcome(of: $0, renderer) }) {
            generated.add(outcome)
            diagnostics += outcome.diagnostics
        }
        generated.renderer = renderer
        generated.files.sort { $0.path < $1.path }
        generated.unknownScaffolds = DeletedScaffolds(project: project).remove(from: &generated)
        return (generated, diagnostics)
    }
}

/// What came of one part of the plan.
private struct Outcome: Sendable {
    var requests: [RenderRequest]
    var files: [PlannedFile] = []
    var diagnostics: [Diagnostic] = []

    init(of part: RenderPlan.Part, _ renderer: FileRenderer) {
        requests = part()
        for request in requests {
            do {
                files.append(try renderer.plannedFile(for: request))
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
    }
}

extension GeneratedFiles {
    fileprivate mutating func add(_ outcome: Outcome) {
        files += outcome.files
        for request in outcome.requests {
            requests[request.path] = request
            guard let type = request.declares else { continue }
            if request.ownership == .scaffold { typeScaffolds.append(type) } else { claims.append(type) }
        }
    }
}
