extension GeneratedFiles {
    /// Returns the files as a JSON value.
    ///
    /// - Throws: when a template doesn't fit its values.
    public func json() throws(RenderingFault) -> JSONValue {
        var list: [JSONValue] = []
        for file in files {
            let contents = file.ownership == .scaffold ? try contents(ofScaffold: file.path) : file.contents
            list.append(
                .object([
                    ("path", .text(file.path)),
                    ("kind", .text(file.ownership == .scaffold ? "scaffold" : "generated")),
                    ("template", .text(template(of: file.path))),
                    ("spec", .text(file.origin?.path)),
                    ("contents", .text(String(decoding: contents, as: UTF8.self))),
                ])
            )
        }
        return .list(list)
    }
}
