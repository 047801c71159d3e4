/// A module's name before a type's is spelled correctly, and so is the type's: `Foundation.X` can't be the team's own.
enum QualifiedTypes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        TypePlaces.visit(specs.specs) { place in
            for (qualifier, name) in place.type.value.qualifiedNames {
                if let module = KnownModule(rawValue: qualifier) {
                    check(name, in: module, place.type, problems)
                } else {
                    check(qualifier, before: name, place.type, specs, problems)
                }
            }
        }
    }

    private static func check(
        _ name: String,
        in module: KnownModule,
        _ type: Located<SwiftType>,
        _ problems: ProblemCollector
    ) {
        guard KnownModule.declaring(name) == nil, let near = module.allTypes.first(where: { isSlip(name, of: $0) })
        else { return }
        let written = "\(module.rawValue).\(name)"
        report("'\(module.rawValue)' has no type '\(name)'", written, spelled(near, module), type, problems)
    }

    /// Returns true if the name is a slip. `URLL` is short for one, but with its module it can't be anything else.
    private static func isSlip(_ name: String, of known: String) -> Bool {
        Slip.mayMake(name, of: known)
            || (name.utf8.count < 5 && known.utf8.count > 1 && NearName.distance(between: name, and: known) == 1)
    }

    /// Returns the name to write: without the module if Foundation only re-exports the type, which varies by platform.
    private static func spelled(_ name: String, _ module: KnownModule) -> String {
        KnownModule.declaring(name) == module && !module.allTypes.isEmpty ? "\(module.rawValue).\(name)" : name
    }

    /// Reports `Fundation.URL`: the type's name shows which module was meant.
    private static func check(
        _ qualifier: String,
        before name: String,
        _ type: Located<SwiftType>,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let module = KnownModule.declaring(name), Slip.mayMake(qualifier, of: module.rawValue),
            !KnownTypes(specs.specs).names.contains(qualifier)
        else { return }
        let written = "\(qualifier).\(name)"
        report("there is no module '\(qualifier)'", written, spelled(name, module), type, problems)
    }

    private static func report(
        _ message: String,
        _ written: String,
        _ meant: String,
        _ type: Located<SwiftType>,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .unknownName,
            at: type.location,
            message,
            notes: [Diagnostic.Note(asksFor: meant)],
            fixIt: type.value.text == written
                ? Diagnostic.FixIt(writing: meant, insteadOf: written, at: type.range) : nil
        )
    }
}
