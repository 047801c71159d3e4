/// The types in a feature's specs that its sources can't see, since only other features declare them, or since the
/// feature itself declares them and its interface needs them.
///
/// A module lists under `types` what others may see of it. Types that aren't listed have to lie in a core module, in the
/// feature, or in its interface. Features with packages are skipped, as these may declare anything.
struct HiddenTypes {
    private struct Use {
        var name: String
        var place: SourceLocation
        var module: ModuleSpec
        var isOfInterface: Bool
    }

    private let specs: SpecSet
    private let uses: [Use]

    /// - Parameter known: The names that need no declaration in the sources.
    init(_ specs: SpecSet, besides known: Set<String>) {
        self.specs = specs
        let listed = Set(specs.modules.flatMap(\.types).map(\.value))
        var uses: [Use] = []
        var seen: Set<[String]> = []
        TypePlaces.visit(specs) { place in
            guard let module = place.module, Self.isFeature(module, specs), module.foreignProducts.isEmpty else {
                return
            }
            for name in place.type.value.customNames where !known.contains(name) && !listed.contains(name) {
                let use = Use(
                    name: name,
                    place: place.type.location,
                    module: module,
                    isOfInterface: place.interface != nil
                )
                if seen.insert([name, use.place.path, "\(use.isOfInterface)"]).inserted { uses.append(use) }
            }
        }
        self.uses = uses
    }

    private static func isFeature(_ module: ModuleSpec, _ specs: SpecSet) -> Bool {
        module.kind.value == .feature && module.name.value != specs.project.app.value
    }

    var names: Set<String> { Set(uses.map(\.name)) }

    /// - Parameter files: The sources that declare each name, relative to the target package.
    func problems(files: [String: Set<String>]) -> [Diagnostic] {
        uses.compactMap { use in
            let places = (files[use.name] ?? []).sorted()
            let owners = places.map(owner)
            guard let place = places.first, !owners.contains(where: { $0.map { sees($0, use) } ?? true }) else {
                return nil
            }
            return problem(of: use, declaredIn: place)
        }
    }

    /// A feature's part that a source belongs to.
    private enum Owner {
        case feature(String)
        case views(String)
        case interface(String)
    }

    /// Returns the feature's part that a source is in; `nil` outside of features, where all may see it.
    private func owner(of path: String) -> Owner? {
        for module in specs.modules where Self.isFeature(module, specs) {
            let name = module.name.value
            if path.hasPrefix(module.folder + "/") { return .feature(name) }
            if path.hasPrefix(module.folder + "UI/") { return .views(name) }
            if path.hasPrefix(module.folder + "Interface/") { return .interface(name) }
        }
        return nil
    }

    private func sees(_ owner: Owner, _ use: Use) -> Bool {
        let own = use.module.name.value
        return switch owner {
        case .feature(let name), .views(let name): name == own && !use.isOfInterface
        case .interface(let name): name == own || !use.isOfInterface
        }
    }

    private func problem(of use: Use, declaredIn path: String) -> Diagnostic {
        let (name, module) = (use.name, use.module.name.value)
        let core = "the core module '\(specs.project.core.value)'"
        let isOwn = path.hasPrefix(use.module.folder)
        return Diagnostic(
            .wrongModule,
            at: use.place,
            isOwn
                ? "'\(name)' is declared inside of '\(module)', and what '\(module)' shows to others can't see it"
                : "'\(name)' is declared in '\(path)', which '\(module)' can't see",
            notes: [
                Diagnostic.Note(
                    isOwn
                        ? "move it as a public type from '\(path)' to \(core), or to '\(use.module.folder)Interface' and list it under 'types' of the module"
                        : "move it as a public type to \(core), or declare another in '\(use.module.folder)'"
                )
            ]
        )
    }
}
