extension GeneratedFiles {
    /// Returns the place in the team's own templates that made a place in a file; if unknown, the template's start.
    ///
    /// - Parameter contents: The file's contents, with imports joined, and its last line.
    public func teamTemplate(of path: String, at place: SourceLocation, in contents: [UInt8]) -> SourceLocation? {
        guard let start = teamTemplate(of: path), let renderer else { return nil }
        let requests = later[path].map { [$0] } ?? requestsAgain(path)
        let origins = requests.lazy.filter { renderer.team.place(of: $0.template) != nil }.compactMap { request in
            renderer.origin(of: request, at: place, in: contents)
        }
        return origins.first ?? start
    }
}

extension FileRenderer {
    fileprivate func origin(of request: RenderRequest, at place: SourceLocation, in contents: [UInt8])
        -> SourceLocation?
    {
        let values = request.values()
        guard let text = try? templates.render(request.template, values) else { return nil }
        let ending = EmittedHeader.ending.utf8
        let lines = (contents.ends(with: ending) ? contents.dropLast(ending.count) : contents[...]).lines
        let own = text[...].lines
        let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : []
        // What stands above is put together of several; the rest is as the template has it.
        let same = own.count - lines.count + place.line - 1
        let isThere = own.indices.contains(same) && own[same].elementsEqual(line)
        guard let found = isThere ? own[same] : own.first(where: { $0.elementsEqual(line) }) else { return nil }
        // A place behind all of the text is that of its last line.
        let visible = found.indices.filter { found[$0] != UInt8(ascii: " ") }
        guard let byte = visible.first(where: { $0 >= found.startIndex + place.column - 1 }) ?? visible.last,
            let (template, location) = templates.origin(of: byte, in: request.template, values)
        else { return nil }
        return team.place(of: template) == nil ? nil : location
    }
}

extension ArraySlice<UInt8> {
    fileprivate var lines: [ArraySlice<UInt8>] {
        split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
