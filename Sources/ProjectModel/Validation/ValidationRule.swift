import Basics
import SwiftReading

/// Something that holds between specs, or not.
protocol ValidationRule: SendableMetatype {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector)
}

/// Takes the problems that rules find.
final class ProblemCollector {
    private(set) var diagnostics: [Diagnostic] = []
    /// Near names are looked for among all scenes: with thousands of unknown ones that would take too long.
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

    /// For the name of a scene that nothing can lead to.
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

    /// For an adopted scene where only a generated descriptor will do.
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

    /// For a name that nothing has: names a near one, or all there are.
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

    /// For a name in place of which a near one may be meant.
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
