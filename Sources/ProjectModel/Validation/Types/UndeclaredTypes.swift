/// The types in specs that neither the platform nor emitted code declares, so that the sources have to.
///
/// Modules with types from a package are skipped, and so are projects with a manifest of the team's own.
public struct UndeclaredTypes {
    /// The uses, once for each file.
    private var uses: [(name: String, place: SourceLocation)] = []
    /// Types inside others, which the others may have without declaring them: by a protocol, or from the compiler.
    private var inner: [(name: String, owner: String, place: SourceLocation)] = []
    /// The uses in features, which don't see everything that is declared.
    private var inFeatures: HiddenTypes?

    public init(_ specs: SpecSet) {
        guard specs.project.manifest?.value != .team else { return }
        let own = Set(specs.modules.map(\.name.value) + [specs.project.core.value, specs.project.app.value])
        let isClosed = specs.modules.allSatisfy { $0.kind.value != .core || $0.foreignProducts.isEmpty }
        for module in specs.modules where isClosed && module.foreignProducts.isEmpty {
            var types = UsedTypes()
            types.take(module)
            uses += module.types.map { ($0.value, $0.location) }
            uses += types.types.flatMap { type in type.value.names(behind: own).map { ($0, type.location) } }
            inner += types.types.flatMap { type in
                type.value.qualifiedNames.filter {
                    !own.contains($0.qualifier) && KnownModule(rawValue: $0.qualifier) == nil
                }
                .map { ($0.name, $0.qualifier, type.location) }
            }
        }
        guard !uses.isEmpty else { return }
        let emitted = EmittedNames.types(of: specs).filter { $0.kind != .listingModule }.map(\.name)
        let known = KnownTypes(specs).others.union(emitted).union(ImageTypes.names)
        if !specs.isAppAlone { inFeatures = HiddenTypes(specs, besides: known) }
        var seen: Set<[String]> = []
        uses.removeAll { known.contains($0.name) || !seen.insert([$0.name, $0.place.path]).inserted }
    }

    /// True if the sources aren't needed.
    public var isEmpty: Bool { uses.isEmpty }

    /// The types of which it matters where they are declared.
    public var placedNames: Set<String> { inFeatures?.names ?? [] }

    /// Returns a diagnostic for each undeclared type: an error if it is a slip of a declared one, else a warning, since
    /// people may write the spec before the type, and a short name a letter away from another may be meant. One that is
    /// declared where the module can't see it is an error.
    ///
    /// - Parameters:
    ///   - declared: The types that the sources declare.
    ///   - files: The sources that declare each of ``placedNames``, relative to the target package.
    public func problems(declared: Set<String>, in files: [String: Set<String>] = [:]) -> [Diagnostic] {
        (inFeatures?.problems(files: files) ?? []) + missing(declared)
    }

    private func missing(_ declared: Set<String>) -> [Diagnostic] {
        let missing = uses.filter { !declared.contains($0.name) }
        let candidates = declared.sorted()
        let slips = inner.filter { declared.contains($0.owner) && !declared.contains($0.name) }.compactMap { use in
            candidates.first { Slip.mayMake(use.name, of: $0) }.map { near in
                Diagnostic(
                    .unknownName,
                    at: use.place,
                    "nothing declares a type '\(use.name)' in '\(use.owner)'",
                    notes: [Diagnostic.Note(asksFor: "\(use.owner).\(near)")]
                )
            }
        }
        if missing.isEmpty { return slips }
        let known = candidates + KnownModule.commonTypes
        let meant = Dictionary(
            Set(missing.map(\.name)).map { name in
                let slip = candidates.first { $0.lowercased() == name.lowercased() || Slip.mayMake(name, of: $0) }
                return (name, (near: slip ?? NearName.find(name, in: known), isSlip: slip != nil))
            }
        ) { first, _ in first }
        return slips
            + missing.map { use in
                let (near, isSlip) = meant[use.name] ?? (nil, false)
                let advice = Diagnostic.Note("declare '\(use.name)' in the sources of the module that is to have it")
                return Diagnostic(
                    .unknownName,
                    severity: isSlip ? .error : .warning,
                    at: use.place,
                    "nothing declares a type '\(use.name)'",
                    notes: (near.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []) + [advice]
                )
            }
    }
}

extension SwiftType {
    /// Returns the names that no known module declares, without the project's modules that qualify a type.
    fileprivate func names(behind modules: Set<String>) -> [String] {
        let qualified = qualifiedNames.filter { modules.contains($0.qualifier) }
        return qualified.isEmpty
            ? customNames : customNames.filter { !modules.contains($0) } + qualified.map(\.name)
    }
}

extension ModuleSpec {
    /// Products whose types aren't known here.
    var foreignProducts: [String] { packages.map(\.value).filter { $0 != Project.imagesProduct } }
}
