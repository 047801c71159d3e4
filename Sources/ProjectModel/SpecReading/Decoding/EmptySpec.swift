import YAMLTree

extension FileDecoder {
    /// Warns of a scene's spec in which nothing is written: it may be a file that was never filled in. `{}` is meant so.
    func reportEmptyScene(_ root: YAMLNode?, named name: String) {
        reportEmpty(
            root,
            "this spec is empty, so '\(name)' has no parameters, state or routes",
            "write its first key, for example: scene: \(name)"
        )
    }

    /// Warns of a `module.yml` in which nothing is written.
    func reportEmptyModule(_ root: YAMLNode?, named name: String) {
        reportEmpty(
            root,
            "this spec is empty, so '\(name)' has the default of each key",
            "write its first key, for example: module: \(name); or delete the file"
        )
    }

    /// A file with another name than it is to have is told of already.
    private func reportEmpty(_ root: YAMLNode?, _ message: String, _ note: String) {
        guard pathIsName, root.map(\.isNull) ?? true else { return }
        report(.emptySpec, at: start, message, notes: [note])
    }
}
