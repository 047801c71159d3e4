extension FileDecoder {
    /// Warns of an empty spec of a scene, which may be a file that was never filled in. `{}` is accepted, and the file
    /// of a module may be empty: each key has its default then. A file with an invalid name has already been reported.
    func reportEmptyScene(_ root: YAMLNode?, named name: String) {
        guard pathIsName, root.map(\.isNull) ?? true else { return }
        report(.emptySpec, at: start) {
            "this spec is empty, so '\(name)' has no parameters, state or routes"
            "write its first key, for example: scene: \(name)"
        }
    }
}
