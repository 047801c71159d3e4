extension GeneratedFiles {
    /// Renders files for declarations in the sources, after all others. A file from a team's own template replaces a
    /// mock with the same path.
    ///
    /// - Throws: when a template doesn't fit its values, or a team's own template gives a path that another file has.
    mutating func addFilesOfSources(_ requests: [RenderRequest]) throws(RenderingFault) {
        guard let team = renderer?.team, !requests.isEmpty else { return }
        var taken = Set(files.map(\.path))
        for request in requests {
            if !taken.insert(request.path).inserted, let place = team.addedPlace(of: request.template) {
                guard mockPaths.contains(request.path), later[request.path] == nil else {
                    throw .taken(request, by: template(of: request.path), at: place)
                }
                files.removeAll { $0.path == request.path }
            }
            try add(request)
        }
    }
}

extension RenderingFault {
    /// - Parameter other: The other template that gives the path.
    static func taken(_ request: RenderRequest, by other: String?, at place: SourceLocation) -> RenderingFault {
        let isSame = other == request.template || other == nil
        let templates = isSame ? "'\(request.template)' twice" : "'\(other ?? "")' and '\(request.template)'"
        return RenderingFault(
            diagnostic: Diagnostic(
                .templateOutput,
                at: place,
                "'\(request.path)' would be made by \(templates)",
                notes: [Diagnostic.Note("give it another path in 'file'")]
            )
        )
    }
}
