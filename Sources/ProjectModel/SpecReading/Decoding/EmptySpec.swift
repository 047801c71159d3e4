extension FileDecoder {
    /// Warns of an empty spec of a scene, which may be a file that was never filled in. `{}` is accepted.
    func reportEmptyScene(_ root: YAMLNode?, named name: String) {
        reportEmpty(
            root,
            "this spec is empty, so '\(name)' has no parameters, state or routes",
            "write its first key, for example: scene: \(name)"
        )
    }

    /// Warns of an empty `module.yml`.
    func reportEmptyModule(_ root: YAMLNode?, named name: String) {
        reportEmpty(
            root,
            "this spec is empty, so '\(name)' has the default of each key",
            "write its first key, for example: module: \(name); or delete the file"
        )
    }

    /// Reports an empty file, unless its name is invalid, which has already been reported.
    private func reportEmpty(_ root: YAMLNode?, _ message: String, _ note: String) {
        guard pathIsName, root.map(\.isNull) ?? true else { return }
        report(.emptySpec, at: start, message, notes: [note])
    }
}
