/// Types that nothing declares, and whose names are a slip away from known ones.
enum UnknownTypes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.suspectTypes.places.isEmpty else { return }
        let withoutValue = placesWithoutValue(specs)
        for (name, type) in specs.suspectTypes.places {
            guard let suspect = specs.suspectTypes.suspects[name] else { continue }
            let near = meant(name, suspect, type.value)
            var notes = [Diagnostic.Note(asksFor: near)]
            if name.beginsWithCapital { notes.append(Diagnostic.Note(advice(name))) }
            let isError = suspect.isCertain || withoutValue.contains(type.location)
            problems.report(
                .unknownName,
                severity: isError ? .error : .warning,
                at: type.location,
                "nothing declares a type '\(name)'",
                notes: notes,
                fixIt: type.value.text == name
                    ? Diagnostic.FixIt(writing: near, insteadOf: name, at: type.range) : nil
            )
        }
    }

    private static func advice(_ name: String) -> String {
        "if '\(name)' is a type of your own, declare it in the sources; if a package declares it, list it in the module.yml of its module: types: [\(name)]"
    }

    private static func meant(_ name: String, _ suspect: SuspectTypes.Suspect, _ type: SwiftType) -> String {
        if suspect.meant != name, type.text == name || type.text.hasPrefix(name + "<"),
            let form = ForeignTypes.swiftForm(of: type.text)
        {
            return form
        }
        if type.text == name, KnownModule.isProtocol(suspect.meant) { return "any \(suspect.meant)" }
        return suspect.meant
    }

    /// Returns the places of fields without a start value: with the intended type, they might have one.
    private static func placesWithoutValue(_ specs: SpecIndex) -> Set<SourceLocation> {
        var places: Set<SourceLocation> = []
        for scene in specs.scenes.lazy.map(\.scene) {
            for field in scene.allFields
            where specs.suspectTypes.concerns(field.type.value) && !field.starts(in: scene, specs) {
                places.insert(field.type.location)
            }
        }
        return places
    }
}
