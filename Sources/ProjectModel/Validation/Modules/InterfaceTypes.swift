/// A feature's interface has no types of other features: it depends on core modules only.
enum InterfaceTypes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let owners = specs.featureTypes
        guard !owners.isEmpty else { return }
        TypePlaces.visit(specs.specs) { place in
            guard let module = place.interface?.name.value else { return }
            for name in place.type.value.names {
                guard let owner = owners[name], owner.module != module else { continue }
                report(name, owner, at: place.type.location, of: module, specs, problems)
            }
        }
    }

    private static func report(
        _ name: String,
        _ owner: (module: String, location: SourceLocation),
        at location: SourceLocation,
        of module: String,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .featureTypeInInterface,
            at: location,
            "'\(name)' is a type of the feature '\(owner.module)', and what '\(module)' shows to others can't depend on features",
            notes: [
                Diagnostic.Note(
                    "move the type into the core module '\(specs.project.core.value)', and remove it of 'types' here",
                    at: owner.location
                )
            ]
        )
    }
}

extension SpecIndex {
    /// The features that list types, by the name of the type and by that of the feature's interface.
    fileprivate var featureTypes: [String: (module: String, location: SourceLocation)] {
        features.reduce(into: [:]) { owners, feature in
            for type in feature.types { owners[type.value] = (feature.name.value, type.location) }
            if let first = feature.types.first {
                owners[feature.name.value + "Interface"] = (feature.name.value, first.location)
            }
        }
    }
}
