/// Types in the specs that nothing declares, and whose names look like slips of known ones.
struct SuspectTypes {
    struct Suspect {
        /// The name that was probably meant.
        var meant: String
        /// True if it can hardly be a type of the team's own: `int`, `Strin`, `Uuid`.
        var isCertain: Bool
    }

    /// The suspects, by the name as written.
    private(set) var suspects: [String: Suspect] = [:]
    /// The places of the suspects, in the order of the specs.
    private(set) var places: [(name: String, type: Located<SwiftType>)] = []

    /// - Parameters:
    ///   - declared: names of types that the sources declare.
    ///   - emitted: types that will be emitted; evaluated on demand, since there are many and few specs need them.
    init(_ specs: SpecSet, declared: Set<String>, emitted: @autoclosure () -> [EmittedNames.Declaration]) {
        var uses = UsedTypes()
        uses.take(specs)
        let unknown = uses.names.filter { KnownModule.declaring($0) == nil && !declared.contains($0) }
        guard !unknown.isEmpty else { return }
        let known = KnownTypes(specs)
        let strange = unknown.subtracting(known.names)
        guard !strange.isEmpty else { return }
        let own = Set(emitted().lazy.map(\.name).filter(strange.contains))
        for name in strange.subtracting(own) { suspects[name] = known.suspect(name) }
        guard !suspects.isEmpty else { return }
        places = uses.types.flatMap { type in
            type.value.customNames.filter { suspects[$0] != nil }.map { ($0, type) }
        }
    }

    /// Returns true if the type has a suspect name in it.
    func concerns(_ type: SwiftType) -> Bool { !suspects.isEmpty && type.customNames.contains { suspects[$0] != nil } }
}

/// The names of types that the specs themselves declare, besides emitted ones.
struct KnownTypes {
    let names: Set<String>
    /// Names that aren't listed as types of the team's own.
    let others: Set<String>
    private let own: [String]

    init(_ specs: SpecSet) {
        let samples = specs.project.samples.flatMap(\.type.value.customNames)
        let listed = specs.modules.flatMap { $0.types.map(\.value) }
        // `Kitchen.Recipe` names a module first.
        let modules = specs.modules.map(\.name.value) + [specs.project.core.value, specs.project.app.value]
        let products = specs.project.packages.flatMap { $0.products.map(\.value) }
        others = Set(modules + products + specs.project.services.map(\.type.value.protocolName))
        names = others.union(samples + listed)
        own = Set(samples + listed).sorted()
    }

    func suspect(_ name: String) -> SuspectTypes.Suspect? {
        let small = name.lowercased()
        let isCapital = name.beginsWithCapital
        if let same = KnownModule.commonTypes.first(where: { $0.lowercased() == small }) {
            return SuspectTypes.Suspect(meant: same, isCertain: true)
        }
        if let same = own.first(where: { $0 != name && $0.lowercased() == small }) {
            return SuspectTypes.Suspect(meant: same, isCertain: !isCapital)
        }
        if let foreign = ForeignTypes.swiftName(for: name) {
            return SuspectTypes.Suspect(meant: foreign, isCertain: !isCapital || ["Boolean", "Integer"].contains(name))
        }
        let common = [KnownModule.commonTypes, KnownModule.commonProtocols]
        if let near = common.lazy.flatMap(\.self).first(where: { Slip.mayMake(name, of: $0) }) {
            return SuspectTypes.Suspect(meant: near, isCertain: true)
        }
        return own.first { Slip.mayMake(name, of: $0) }.map { SuspectTypes.Suspect(meant: $0, isCertain: !isCapital) }
    }
}

/// Decides if a name is so near to another that it is probably a slip.
enum Slip {
    static func mayMake(_ name: String, of known: String) -> Bool {
        guard name != known, name.first?.lowercased() == known.first?.lowercased() else { return false }
        guard abs(name.utf8.count - known.utf8.count) <= 2, !isSeries(name, known) else { return false }
        let distance = NearName.distance(between: name, and: known)
        if name.utf8.count < 5 { return distance == 1 && (isSwap(name, known) || known.utf8.count > 4) }
        return distance == 1 || (distance == 2 && name.utf8.count >= 9)
    }

    /// Returns true for `Recipes` and `Recipe`, `Page2` and `Page1`, or `JarID` and `Jar`, which are both meant.
    private static func isSeries(_ name: String, _ known: String) -> Bool {
        if ["s", "es"].contains(where: { name == known + $0 || known == name + $0 }) { return true }
        if name.hasPrefix(known), name.dropFirst(known.count).first?.isUppercase == true { return true }
        return name.filter { !$0.isNumber } == known.filter { !$0.isNumber }
    }

    /// Returns true if letters have changed places.
    private static func isSwap(_ name: String, _ known: String) -> Bool {
        name.count == known.count && name.lowercased().sorted() == known.lowercased().sorted()
    }
}

/// The types that specs use.
struct UsedTypes {
    /// The names in the types.
    private(set) var names: Set<String> = []
    /// The types with a name that no known module declares.
    private(set) var types: [Located<SwiftType>] = []

    mutating func take(_ specs: SpecSet) {
        specs.project.services.forEach { take($0.type) }
        specs.modules.forEach { take($0) }
    }

    mutating func take(_ module: ModuleSpec) {
        module.useCases.forEach { take($0.methods) }
        module.repositories.forEach { take($0.methods) }
        for scene in module.scenes { take(scene) }
    }

    private mutating func take(_ scene: SceneSpec) {
        take(scene.parameters)
        if let type = scene.returns { take(type) }
        take(scene.allFields)
        scene.allEvents.forEach { take($0.parameters) }
        if scene.sharedUseCase == nil { take(scene.askedMethods) }
        if scene.sharedRepository == nil { take(scene.repositoryMethods) }
        for argument in (scene.routes.flatMap(\.arguments) + scene.children.flatMap(\.arguments)) {
            if let type = argument.type { take(type) }
        }
    }

    private mutating func take(_ methods: [MethodSpec]) {
        for method in methods {
            take(method.parameters)
            if let type = method.returns { take(type) }
            if let type = method.thrown { take(type) }
        }
    }

    private mutating func take(_ parameters: [ParameterSpec]) {
        for parameter in parameters { take(parameter.type) }
    }

    private mutating func take(_ type: Located<SwiftType>) {
        let names = type.value.customNames
        guard !names.isEmpty else { return }
        types.append(type)
        self.names.formUnion(names)
    }
}
