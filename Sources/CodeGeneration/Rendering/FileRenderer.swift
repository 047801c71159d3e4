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

    /// - Parameter buffer: what is rendered into before its size is known; used again from file to file.
    func contents(of request: RenderRequest, buffer: inout [UInt8]) throws(RenderingFault) -> [UInt8] {
        buffer.removeAll(keepingCapacity: true)
        do {
            try templates.render(request.template, request.values(), into: &buffer)
        } catch {
            throw RenderingFault(
                diagnostic: Diagnostic(.vipergenBug, at: error.location, "\(error)")
            )
        }
        if !request.isScaffold, request.path.hasSuffix(".swift") { buffer += EmittedHeader.ending.utf8 }
        // A copy of just the right size: all files are kept until they are compared.
        return buffer.withUnsafeBufferPointer { Array($0) }
    }

    /// A scaffold comes without its contents.
    func plannedFile(for request: RenderRequest, buffer: inout [UInt8]) throws(RenderingFault) -> PlannedFile {
        PlannedFile(
            path: request.path,
            contents: request.isScaffold ? [] : try contents(of: request, buffer: &buffer),
            ownership: request.ownership,
            origin: SourceLocation(path: request.specPath, line: 1, column: 1)
        )
    }
}
