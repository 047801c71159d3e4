public import Diagnostics
import FileEmission
import Templating

/// A template that doesn't fit its values.
public struct RenderingFault: Error, Hashable {
    public var diagnostic: Diagnostic
}

/// Renders what is asked for. Several threads may do so at once.
struct FileRenderer: Sendable {
    let templates: TemplateSet
    let specsFolder: SpecsFolder

    func contents(of request: RenderRequest) throws(RenderingFault) -> [UInt8] {
        var values = request.values()
        if request.ownership != .scaffold { values["specPath"] = .text(specsFolder.relative(request.specPath)) }
        do {
            return try templates.render(request.template.rawValue, .fields(values))
        } catch {
            throw RenderingFault(
                diagnostic: Diagnostic(.error, id: "template-failed", at: error.location, "\(error)")
            )
        }
    }

    /// A scaffold comes without its contents.
    func plannedFile(for request: RenderRequest) throws(RenderingFault) -> PlannedFile {
        PlannedFile(
            path: request.path,
            contents: request.ownership == .scaffold ? [] : try contents(of: request),
            ownership: request.ownership,
            origin: SourceLocation(path: request.specPath, line: 1, column: 1)
        )
    }
}
