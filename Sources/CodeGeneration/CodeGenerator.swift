public import Diagnostics
import FileEmission
public import ProjectModel
import Templates
import Templating

/// The generate stage: from a checked project to the files that its target package should have.
public struct CodeGenerator: Sendable {
    public init() {}

    /// Every file of the target package. Nothing is read or written.
    ///
    /// Diagnostics that come of it are the generator's own faults: a template that doesn't fit its values.
    public func files(of project: Project) -> (generated: GeneratedFiles, diagnostics: [Diagnostic]) {
        let (templates, problems) = TemplateLoader.load()
        var generated = GeneratedFiles()
        guard !problems.hasErrors else { return (generated, problems) }
        var diagnostics: [Diagnostic] = []
        let specsFolder = SpecsFolder(of: project)
        for request in RenderPlan.requests(in: GenerationContext(project: project)) {
            do {
                generated.files.append(try file(for: request, templates: templates, specsFolder: specsFolder))
                generated.templates[request.path] = request.template.rawValue
                if let scaffold = request.typeScaffold { generated.typeScaffolds.append(scaffold) }
            } catch {
                diagnostics.append(Diagnostic(.error, id: "template-failed", at: error.location, "\(error)"))
            }
        }
        generated.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return (generated, diagnostics)
    }

    private func file(
        for request: RenderRequest,
        templates: TemplateSet,
        specsFolder: SpecsFolder
    ) throws(TemplateRenderError) -> PlannedFile {
        var values = request.values
        if request.ownership != .scaffold { values["specPath"] = .text(specsFolder.relative(request.specPath)) }
        return PlannedFile(
            path: request.path,
            contents: try templates.render(request.template.rawValue, .fields(values)),
            ownership: request.ownership,
            origin: SourceLocation(path: request.specPath, line: 1, column: 1)
        )
    }
}
