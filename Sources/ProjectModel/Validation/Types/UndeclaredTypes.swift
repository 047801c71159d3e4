public import Diagnostics
public import SpecReading
import SwiftReading

/// The types that specs use, and that neither the platform nor what is emitted declares: the sources have to.
///
/// A module into which a package may bring types isn't looked at, nor is one whose manifest is the team's own.
public struct UndeclaredTypes {
    /// Once for each file.
    private var uses: [(name: String, place: SourceLocation)] = []

    public init(_ specs: SpecSet) {
        guard specs.project.manifest?.value != .team else { return }
        let isClosed = specs.modules.allSatisfy { $0.kind.value != .core || $0.foreignProducts.isEmpty }
        for module in specs.modules where isClosed && module.foreignProducts.isEmpty {
            var types = UsedTypes()
            types.take(module)
            uses += module.types.map { ($0.value, $0.location) }
            uses += types.types.flatMap { type in type.value.customNames.map { ($0, type.location) } }
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
    /// before the type.
    ///
    /// - Parameter declared: The types that the sources declare.
    public func problems(declared: Set<String>) -> [Diagnostic] {
        let missing = uses.filter { !declared.contains($0.name) }
        if missing.isEmpty { return [] }
        let candidates = declared.sorted()
        let meant = Dictionary(
            Set(missing.map(\.name)).map { name in
                (name, candidates.first { $0.lowercased() == name.lowercased() || Slip.mayMake(name, of: $0) })
            }
        ) { first, _ in first }
        return missing.map { use in
            let near = meant[use.name] ?? nil
            let advice = Diagnostic.Note("declare '\(use.name)' in the sources of the module that is to have it")
            return Diagnostic(
                .unknownName,
                severity: near == nil ? .warning : .error,
                at: use.place,
                "nothing declares a type '\(use.name)'",
                notes: (near.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []) + [advice]
            )
        }
    }
}

extension ModuleSpec {
    /// Products whose types nobody knows here.
    fileprivate var foreignProducts: [String] { packages.map(\.value).filter { $0 != Project.imagesProduct } }
}
