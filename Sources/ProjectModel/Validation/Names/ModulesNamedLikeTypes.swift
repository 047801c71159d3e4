/// No module has the name of a type: with a type `Recipe` in a module `Recipe`, `Recipe.X` would mean the type.
enum ModulesNamedLikeTypes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let used = TypeUses(specs)
        let targets = TargetNames.all(of: specs)
        let names = Set(targets.map(\.name))
        // There are few targets and very many types.
        let likeTargets = specs.emittedTypes.lazy.filter { names.contains($0.name) }
        let emitted = Dictionary(likeTargets.map { ($0.name, $0) }) { first, _ in first }
        for target in targets {
            if let place = used.places[target.name] {
                report(target, "a type that the specs use", place, problems)
            } else if let type = emitted[target.name] {
                report(target, "a type of \(type.owner)", type.location, problems)
            }
        }
    }

    private static func report(
        _ target: EmittedNames.Declaration,
        _ what: String,
        _ place: SourceLocation,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .nameClash,
            at: target.location,
            "the target '\(target.name)' has the name of \(what)",
            notes: [
                Diagnostic.Note(
                    "'\(target.name).X' would no longer mean the module; rename the module, for example '\(target.name)s'"
                ),
                Diagnostic.Note("the type is used here", at: place),
            ]
        )
    }
}

/// The root names of all types in all specs, each with its first place.
struct TypeUses {
    private(set) var places: [String: SourceLocation] = [:]
    /// The spellings seen so far. Many scenes use few types, so each spelling is taken apart once.
    private var seen: Set<String> = []

    init(_ specs: SpecIndex) {
        var uses = TypeUses()
        TypePlaces.visit(specs.specs) { uses.take($0.type) }
        self = uses
    }

    private init() {}

    private mutating func take(_ type: Located<SwiftType>) {
        guard seen.insert(type.value.text).inserted else { return }
        for name in type.value.names where places[name] == nil {
            // `KitchenCore.Recipe` may well name the module.
            if type.value.text.contains(name + ".") { continue }
            places[name] = type.location
        }
    }
}
