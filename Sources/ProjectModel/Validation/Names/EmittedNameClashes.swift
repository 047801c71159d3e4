/// Types that would be emitted twice, or written by hand and emitted.
enum EmittedNameClashes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let types = specs.emittedTypes
        var seen = [String: Int](minimumCapacity: types.count)
        var reported: Set<[String]> = []
        for position in types.indices {
            guard let before = seen.updateValue(position, forKey: types[position].name) else { continue }
            let (type, other) = (types[position], types[before])
            // Two scenes of one name are told of by another rule.
            guard other.owner != type.owner, reported.insert([other.owner, type.owner]).inserted else { continue }
            problems.report(
                .nameClash,
                at: type.location,
                "\(type.owner) and \(other.owner) would both declare '\(type.name)'",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.location)]
            )
        }
    }
}
