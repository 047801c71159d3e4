/// A scene's move to another module, as far as the specs are concerned.
package struct SceneMove {
    package let scene: SceneSpec
    package let old: ModuleSpec
    package let new: String
    package let known: KnownSpecs
    /// The move of the spec's file, in the folder of specs.
    package let spec: Relocation

    /// - Throws: if there is no such scene or module, or the scene is already there.
    package init(_ name: String, to module: String, _ known: KnownSpecs, output: String) throws(RunFailure) {
        let candidates = known.scenes.filter { $0.scene.name.value == name }
        // Killed at the right instant, a run leaves the spec in both modules.
        guard let (scene, old) = candidates.first(where: { $0.module.name.value != module }) ?? candidates.first else {
            let missing = known.missingScene(name, otherwise: "name a scene that has a spec")
            throw .input([Diagnostic(missing.kind, at: nil, missing.message, notes: [missing.note])])
        }
        guard known.sceneModules.contains(module) else {
            var problem = known.unknownModule(module, at: "--module \(module)", orMakeIt: false)
            if problem.notes.isEmpty {
                problem.notes = [Diagnostic.Note("to create it: vipergen new module \(module)")]
            }
            throw .input([problem])
        }
        guard old.name.value != module, let file = known.file(at: scene.path) else {
            throw SceneMove.failure(
                .sceneIsThere,
                "'\(name)' is already in '\(module)'",
                "if a move was interrupted, run 'vipergen generate' to finish it"
            )
        }
        self.scene = scene
        self.old = old
        self.known = known
        new = module
        let fileName = file.relativePath.split(separator: "/").last.map(String.init) ?? file.relativePath
        spec = Relocation(from: file.relativePath, to: "\(module)/\(fileName)")
    }

    /// The specs after the move. The moved spec keeps the path that diagnostics use, at which it can still be found.
    package var files: [SpecFile] {
        known.files.filter { $0.relativePath != spec.to }.map { file in
            guard file.relativePath == spec.from else { return file }
            return SpecFile(path: file.path, relativePath: spec.to, bytes: file.bytes)
        }
    }

    /// The current specs, without the copy that an interrupted run left.
    var filesBefore: [SpecFile] {
        let copy = known.files.first { $0.relativePath == spec.to }
        let isCopy = copy?.bytes == known.file(at: scene.path)?.bytes
        return known.files.filter { !isCopy || $0.relativePath != spec.to }
    }

    private static func failure(_ kind: DiagnosticKind, _ message: String, _ note: String) -> RunFailure {
        .input([Diagnostic(kind, at: nil, message, notes: [Diagnostic.Note(note)])])
    }
}
