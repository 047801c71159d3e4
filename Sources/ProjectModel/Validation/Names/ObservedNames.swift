/// A field's name can be observed: wrappers store each field under a second name, and `@Observable` allows no keywords.
enum ObservedNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.map(\.scene) where scene.style.value.isDrawnBySwiftUI {
            let keeper = specs.project.binding(of: scene) == .observation ? "@Observable" : "@Published"
            let added: Set<String> = scene.keepsFailure ? ["failure"] : []
            check(scene.state.map(\.name), beside: added, keptBy: keeper, problems)
            for part in scene.parts { check(part.state.map(\.name), beside: added, keptBy: keeper, problems) }
        }
    }

    /// Checks the fields of one object.
    private static func check(
        _ fields: [Located<String>],
        beside added: Set<String>,
        keptBy keeper: String,
        _ problems: ProblemCollector
    ) {
        let names = added.union(fields.map(\.value))
        for field in fields {
            let other = String(field.value.dropFirst())
            let isKept = field.value.hasPrefix("_") && names.contains(other)
            let observed = keeper == "@Observable" ? reason(against: field.value) : nil
            guard let reason = isKept ? "'\(keeper)' keeps the field '\(other)' under that name" : observed else {
                continue
            }
            let rename = "rename it, for example '\(SwiftIdentifier.lowerCamelCase(field.value.trimmed))Value'"
            problems.report(
                .reservedName,
                at: field.location,
                "a field '\(field.value)' can't be observed: \(reason)",
                isKept ? rename : rename + ", or write 'binding: combine'"
            )
        }
    }

    private static func reason(against name: String) -> String? {
        if name == "Observation" { return "'@Observable' names the module 'Observation'" }
        // Of `return _borrowing` the macro makes two lines, which the compiler warns of.
        let isKeyword = name == "borrowing" || name != SwiftIdentifier.spelled(name, as: .declaration)
        return isKeyword ? "'@Observable' takes no name that is a keyword" : nil
    }
}

extension String {
    /// The name without leading underscores.
    fileprivate var trimmed: String { String(drop { $0 == "_" }) }
}
