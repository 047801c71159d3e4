import Diagnostics

extension YAMLNode {
    /// The tree as JSON, with its places: the same tree gives the same text.
    ///
    /// For example: `{"kind":"scalar","range":"1:1-1:3","style":"plain","text":"no"}`.
    ///
    /// - Parameter indent: Whether each member gets a line of its own.
    public func json(indent: Bool) -> String {
        var writer = JSONWriter(indents: indent)
        write(to: &writer)
        return writer.text
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch content {
            case .scalar(let scalar):
                writeCommon("scalar", to: &writer)
                writer.member("style", scalar.style.rawValue)
                writer.member("text", scalar.text)
            case .sequence(let items):
                writeCommon("sequence", to: &writer)
                writer.member("flow", isFlow)
                writer.member("items", items) { $0.write(to: &$1) }
            case .mapping(let entries):
                writeCommon("mapping", to: &writer)
                writer.member("flow", isFlow)
                writer.member("entries", entries) { $0.write(to: &$1) }
            }
        }
    }

    private func writeCommon(_ kind: String, to writer: inout JSONWriter) {
        writer.member("kind", kind)
        let (start, end) = (range.start, range.end)
        writer.member("range", "\(start.line):\(start.column)-\(end.line):\(end.column)")
        if let tag { writer.member("tag", tag) }
    }
}

extension YAMLEntry {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.name("key")
            key.write(to: &writer)
            writer.name("value")
            value.write(to: &writer)
        }
    }
}
