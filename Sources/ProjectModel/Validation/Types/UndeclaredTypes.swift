public import Basics
import SwiftReading

/// The types that specs use, and that neither the platform nor what is emitted declares: the sources have to.
///
/// A module into which a package may bring types isn't looked at, nor is one whose manifest is the team's own.
public struct UndeclaredTypes {
    /// Once for each file.
    private var uses: [(name: String, place: SourceLocation)] = []
    /// Types inside of others, which the others may have without declaring them: by a protocol, or from the compiler.
    private var inner: [(name: String, owner: String, place: SourceLocation)] = []

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
        var seen: Set<[String]> = []
        uses.removeAll { known.contains($0.name) || !seen.insert([$0.name, $0.place.path]).inserted }
    }

    /// Whether the sources are needed to tell.
    public var isEmpty: Bool { uses.isEmpty }

    /// What nothing declares: an error where a name that is there is a slip away, else a warning, as people may write the spec
    /// before the type: a short name that is a letter away from another may well be meant.
    ///
    /// - Parameter declared: The types that the sources declare.
    public func problems(declared: Set<String>) -> [Diagnostic] {
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
        let meant = Dictionary(
            Set(missing.map(\.name)).map { name in
                (name, candidates.first { $0.lowercased() == name.lowercased() || Slip.mayMake(name, of: $0) })
            }
        ) { first, _ in first }
        return slips
            + missing.map { use in
                let near = meant[use.name] ?? nil
                let hint = near ?? NearName.find(use.name, in: candidates + KnownModule.commonTypes)
                let advice = Diagnostic.Note("declare '\(use.name)' in the sources of the module that is to have it")
                return Diagnostic(
                    .unknownName,
                    severity: near == nil ? .warning : .error,
                    at: use.place,
                    "nothing declares a type '\(use.name)'",
                    notes: (hint.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []) + [advice]
                )
            }
    }
}

extension SwiftType {
    /// The names that no known module declares; the type's where one of the project's modules stands before it.
    fileprivate func names(behind modules: Set<String>) -> [String] {
        let qualified = qualifiedNames.filter { modules.contains($0.qualifier) }
        return qualified.isEmpty
            ? customNames : customNames.filter { !modules.contains($0) } + qualified.map(\.name)
    }
}

extension ModuleSpec {
    /// Products whose types nobody knows here.
    fileprivate var foreignProducts: [String] { packages.map(\.value).filter { $0 != Project.imagesProduct } }
}
