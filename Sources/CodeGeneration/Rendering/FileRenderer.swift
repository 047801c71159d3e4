/// A template that doesn't fit its values: the generator's own fault, or the team's.
public struct RenderingFault: Error, Hashable {
    public var diagnostic: Diagnostic
}

/// Renders requests. Thread-safe.
struct FileRenderer: Sendable {
    let templates: TemplateSet
    let team: TeamTemplates

    /// - Parameter buffer: A buffer for output whose size isn't known yet; reused from file to file.
    func contents(of request: RenderRequest, buffer: inout [UInt8]) throws(RenderingFault) -> [UInt8] {
        buffer.removeAll(keepingCapacity: true)
        do {
            try templates.render(request.template, request.values(), into: &buffer)
        } catch {
            let isTeams = team.place(of: error.template) != nil
            let kind: DiagnosticKind = isTeams ? .templateOutput : .vipergenBug
            throw RenderingFault(
                diagnostic: Diagnostic(kind, at: error.location, isTeams ? error.problem : "\(error)")
            )
        }
        if !team.isEmpty {
            try checkHeader(of: buffer, request)
            if request.path.hasSuffix(".swift"), team.listsImports(request.template) {
                buffer = SectionedFile.joiningImports(of: buffer)
            }
        }
        // A section that lacks its values leaves the blank line that would have followed it.
        while buffer.count > 1, buffer.suffix(2).allSatisfy({ $0 == UInt8(ascii: "\n") }) { buffer.removeLast() }
        if !request.isScaffold, request.path.hasSuffix(".swift") { buffer += EmittedHeader.ending.utf8 }
        // A copy of just the right size: all files are kept until they are compared.
        return buffer.withUnsafeBufferPointer { Array($0) }
    }

    /// Throws if a generated file lacks the header or a scaffold has it.
    private func checkHeader(of contents: [UInt8], _ request: RenderRequest) throws(RenderingFault) {
        let hasHeader = EmittedHeader.header.marks(contents)
        let isSwift = request.path.hasSuffix(".swift")
        // Of ours it can only be that the team has replaced what they begin with.
        guard hasHeader == request.isScaffold,
            let place = team.place(of: request.template) ?? (isSwift ? team.place(of: "GeneratedHeader") : nil)
        else { return }
        let (message, note) =
            hasHeader
            ? ("a scaffold belongs to people, and has no header", "remove '{{> GeneratedHeader}}'")
            : (
                "a generated file begins with the header",
                isSwift
                    ? "begin with '{{> GeneratedHeader}}'"
                    : "begin with the line '\(EmittedHeader.inOtherFormats){{specPath}}', or one with '//'"
            )
        throw RenderingFault(
            diagnostic: Diagnostic(.templateOutput, at: place, message, notes: [Diagnostic.Note(note)])
        )
    }

    /// Returns the rendered file; a scaffold has no contents yet.
    func plannedFile(for request: RenderRequest, buffer: inout [UInt8]) throws(RenderingFault) -> PlannedFile {
        PlannedFile(
            path: request.path,
            contents: request.isScaffold ? [] : try contents(of: request, buffer: &buffer),
            ownership: request.ownership,
            origin: SourceLocation(path: request.specPath, line: 1, column: 1)
        )
    }
}
