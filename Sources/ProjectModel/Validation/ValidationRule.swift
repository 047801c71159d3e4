/// A rule that holds between specs.
protocol ValidationRule: SendableMetatype {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector)
}

/// Collects the problems that rules find.
final class ProblemCollector {
    private(set) var diagnostics: [Diagnostic] = []
    /// The near names that may still be looked for, among all scenes. With thousands of unknown ones it would take too
    /// long.
    private var nearNamesLeft = 200

    func report(_ kind: DiagnosticKind, at location: SourceLocation, _ message: String, _ note: String) {
        report(kind, at: location, message, notes: [Diagnostic.Note(note)])
    }

    func report(
        _ kind: DiagnosticKind,
        severity: Diagnostic.Severity? = nil,
        at location: SourceLocation,
        _ message: String,
        notes: [Diagnostic.Note],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        diagnostics.append(
            Diagnostic(kind, severity: severity, at: location, message, notes: notes, fixIt: fixIt)
        )
    }

    /// Reports the name of a scene that doesn't exist, or that nothing can lead to.
    func reportUnknownScene(_ name: Located<String>, _ specs: SpecIndex) {
        guard !specs.isUnread(.strayScene(name.value)) else { return }
        if let adopted = specs.adoptedByName[name.value] { return reportAdopted(adopted, at: name.location) }
        reportUnknown(
            .unknownName,
            "scene",
            name,
            known: specs.sceneNames,
            otherwise: "write its spec, '\(specs.path(of: "<Module>/\(name.value).yml"))'"
        )
    }

    /// Reports an adopted scene where a generated descriptor is needed.
    private func reportAdopted(_ scene: SceneSpec, at location: SourceLocation) {
        report(
            .outputMismatch,
            at: location,
            "'\(scene.name.value)' has a descriptor of your own, and can only be shown by routes and children",
            notes: [
                Diagnostic.Note("name a generated scene, or leave it to your own code"),
                Diagnostic.Note("the descriptor is here", at: scene.descriptor?.location ?? scene.name.location),
            ]
        )
    }

    /// Reports an unknown name, and suggests a near one or all there are.
    func reportUnknown(
        _ kind: DiagnosticKind,
        _ noun: String,
        _ name: Located<String>,
        known: [String],
        otherwise: String
    ) {
        nearNamesLeft -= 1
        let near = nearNamesLeft >= 0 ? NearName.find(name.value, in: known) : nil
        report(kind, name, "unknown \(noun) '\(name.value)'", near: near, otherwise: otherwise)
    }

    /// Reports a name that may be a misspelling of a near one.
    func report(
        _ kind: DiagnosticKind,
        _ name: Located<String>,
        _ message: String,
        near: String?,
        otherwise: @autoclosure () -> String
    ) {
        diagnostics.append(Diagnostic(kind, name, message, near: near, otherwise: otherwise()))
    }
}
