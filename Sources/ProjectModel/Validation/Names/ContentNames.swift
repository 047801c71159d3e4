import Diagnostics
import SpecReading

/// Contents and sections have names of their own in their scene, also where capitals don't count: each gets a file.
enum ContentNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            checkDuplicates(scene.contents.map(\.name), .duplicateContent, "content", problems)
            checkDuplicates(scene.contents.flatMap { $0.sections.map(\.name) }, .duplicateSection, "section", problems)
        }
    }

    private static func checkDuplicates(
        _ names: [Located<String>],
        _ kind: DiagnosticKind,
        _ noun: String,
        _ problems: ProblemCollector
    ) {
        var seen: [String: Located<String>] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.value.lowercased()) else { continue }
            problems.report(
                kind,
                at: name.location,
                "the \(noun)s '\(other.value)' and '\(name.value)' would be one view",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }
}
