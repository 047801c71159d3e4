/// The removal of a scene, a module with its scenes, or a service from the specs.
package struct SpecRemoval {
    /// For example: `RecipeDetails`.
    package let name: String
    package let known: KnownSpecs
    /// The removed files, with paths in the folder of specs, sorted.
    let removedFiles: [SpecFile]
    /// The project's spec, if it changes.
    let amended: (file: SpecFile, bytes: [UInt8])?
    /// True if a whole module is removed, with everything in its folders.
    let isModule: Bool

    /// - Throws: if there is no such scene.
    package static func scene(_ name: String, _ known: KnownSpecs) throws(RunFailure) -> SpecRemoval {
        guard let scene = known.scene(name)?.scene, let file = known.file(at: scene.path) else {
            let missing = known.missingScene(name, otherwise: "name a scene that has a spec")
            throw .input([Diagnostic(missing.kind, missing.message, notes: [missing.note])])
        }
        return SpecRemoval(name: name, known: known, removedFiles: [file], amended: nil, isModule: false)
    }

    /// - Throws: if there are no specs in a folder of that name.
    package static func module(_ name: String, _ known: KnownSpecs) throws(RunFailure) -> SpecRemoval {
        let files = known.files.filter { $0.relativePath.hasPrefix(name + "/") }
        guard !files.isEmpty else {
            let near = NearName.find(name, in: known.specs.modules.map(\.name.value)).map { "did you mean '\($0)'?" }
            throw failure(.unknownName, "no module '\(name)' has specs", near ?? "name a module that has specs")
        }
        return SpecRemoval(name: name, known: known, removedFiles: files, amended: nil, isModule: true)
    }

    /// - Throws: if there is no such service, or its line can't be removed by itself.
    package static func service(_ name: String, _ known: KnownSpecs) throws(RunFailure) -> SpecRemoval {
        let project = known.specs.project
        guard project.services.contains(where: { $0.name.value == name }), let file = known.file(at: project.path)
        else {
            let near = NearName.find(name, in: project.services.map(\.name.value)).map { "did you mean '\($0)'?" }
            let note = near ?? "name one of 'services' in '\(project.path)'"
            throw failure(.unknownName, "there is no service '\(name)'", note)
        }
        let editor = SpecEditor(path: file.path, bytes: file.bytes)
        let bytes = try editing(try editor.removingEntry(name, from: "services"))
        return SpecRemoval(name: name, known: known, removedFiles: [], amended: (file, bytes), isModule: false)
    }

    /// The specs after the removal.
    var files: [SpecFile] {
        let gone = Set(removedFiles.map(\.relativePath))
        return known.files.filter { !gone.contains($0.relativePath) }.map { file in
            guard let amended, amended.file.relativePath == file.relativePath else { return file }
            return SpecFile(path: file.path, relativePath: file.relativePath, bytes: amended.bytes)
        }
    }

    /// The changes of the specs.
    var steps: [Journal.Step] {
        let amendments = amended.map { file, bytes in
            [Journal.Step(.amend(Amendment(path: file.relativePath, before: file.bytes, after: bytes)))]
        }
        return (amendments ?? [])
            + removedFiles.map { Journal.Step(.remove(path: $0.relativePath, contents: $0.bytes)) }
    }

    /// Returns true if a scaffold belongs to the removed part alone; a scene's module shares its texts, for example.
    func isOrigin(_ spec: String?) -> Bool {
        guard let spec else { return isModule }
        return isModule || amended?.file.path == spec || removedFiles.contains { $0.path == spec }
    }

    /// The changed files for people, one per line.
    var listing: [String] {
        removedFiles.map(\.path) + (amended.map { ["'\(name)' from \($0.file.path)"] } ?? [])
    }

    private static func failure(_ kind: DiagnosticKind, _ message: String, _ note: String) -> RunFailure {
        .input([Diagnostic(kind, message, note: note)])
    }
}
