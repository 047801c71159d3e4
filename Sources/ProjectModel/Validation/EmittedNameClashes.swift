import Diagnostics

/// Types that would be emitted twice, or written by hand and emitted.
enum EmittedNameClashes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var seen: [String: EmittedNames.Declaration] = [:]
        var reported: Set<[String]> = []
        for type in specs.emittedTypes {
            guard let other = seen.updateValue(type, forKey: type.name) else { continue }
            // Two scenes of one name are told of by another rule.
            guard other.owner != type.owner, reported.insert([other.owner, type.owner]).inserted else { continue }
            problems.report(
                "emitted-name-clash",
                at: type.location,
                "\(type.owner) and \(other.owner) would both declare '\(type.name)'",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }
}
