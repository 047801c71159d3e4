import Diagnostics
import Parallelism
import SwiftReading

/// Types of the user's that conform to protocols which ask for more, against all that those types have: of their own, from
/// superclasses, and from extensions of the protocols, wherever these stand.
struct RequirementReview {
    struct Conformance {
        var source: HandwrittenSource
        var declaration: SourceUses.Declaration
        /// The protocol's.
        var name: String
        /// What it asks for from now on, and in which form it did before.
        var members: [(now: DeclaredMember, before: DeclaredMember?)]
    }

    private let conformances: [Conformance]
    private var files: [SwiftFile] = []

    /// - Parameter sources: only those are parsed that declare or extend one of the types, or something above them.
    init<Failure: Error>(
        of conformances: [Conformance],
        jobs: Int,
        in sources: (_ isWanted: @escaping @Sendable ([UInt8]) -> Bool) throws(Failure) -> [(
            path: String, bytes: [UInt8]
        )]
    ) throws(Failure) {
        self.conformances = conformances
        var pending = Set(conformances.flatMap { [$0.declaration.name, $0.name] })
        var looked: Set<String> = []
        // Each name is looked for once, so that this comes to an end.
        while !pending.isSubset(of: looked) {
            let search = DeclarationSearch(pending.subtracting(looked))
            looked.formUnion(pending)
            let known = Set(files.map(\.path))
            let new = try sources { search.mayFind(in: $0) }.filter { !known.contains($0.path) }
            files += Parallel.map(new, jobs: jobs) { SwiftFile(path: $0.path, bytes: $0.bytes) }
            files.sort { $0.path < $1.path }
            for conformance in conformances {
                pending.formUnion(index(around: conformance).unknownParents(of: conformance.declaration.name))
            }
        }
    }

    func diagnostics(_ problems: ChangeProblems) -> [Diagnostic] {
        conformances.flatMap { conformance in
            let index = index(around: conformance)
            return conformance.members.filter { !conformance.has($0.now, insteadOf: $0.before, in: index) }.map {
                problems.asksForMore(
                    $0.now,
                    insteadOf: conformance.hasOwn($0.before) ? $0.before : nil,
                    of: conformance.name,
                    from: conformance.declaration,
                    in: conformance.source
                )
            }
        }
    }

    /// Tests see what isn't public, too.
    private func index(around conformance: Conformance) -> SourceIndex {
        let folder = conformance.source.path.split(separator: "/").prefix(2).joined(separator: "/") + "/"
        let isTest = folder.hasPrefix("Tests/")
        func isNear(_ file: SwiftFile) -> Bool {
            file.path.hasPrefix(folder) || isTest && !file.path.hasPrefix("Tests/")
        }
        return SourceIndex(files.filter(isNear), module: nil, others: files.filter { !isNear($0) })
    }
}

extension RequirementReview.Conformance {
    /// - Parameter old: what doesn't count, as it is for the protocol's member in another form.
    func has(_ member: DeclaredMember, insteadOf old: DeclaredMember?, in index: SourceIndex) -> Bool {
        let type = declaration.name
        // Also what only stands inside of another type.
        let own = source.interface.types[type]?.members.filter { $0.selector == member.selector } ?? []
        if !own.isEmpty { return own.contains { own in old.map { own.isWritten(for: $0, not: member) } != true } }
        guard let parameters = member.parameters else {
            return index.properties(of: type, contract: name).contains(member.name)
        }
        if member.name == "init" {
            let labels = parameters.map(\.label)
            return index.initializers(of: type).contains { $0.initializer.parameters.map(\.label) == labels }
        }
        return index.functions(of: type, contract: name).contains {
            !$0.function.isPrivate && $0.function.selector == member.selector
        }
    }

    /// Whether the type still has, in the same file, what the protocol asked for.
    func hasOwn(_ old: DeclaredMember?) -> Bool {
        guard let old else { return false }
        return source.interface.types[declaration.name]?.members.contains { $0.hasTypes(of: old) } == true
    }
}

extension DeclaredMember {
    /// Whether it is what was asked for, and no longer what is.
    fileprivate func isWritten(for old: DeclaredMember, not new: DeclaredMember) -> Bool {
        guard hasTypes(of: old) else { return false }
        return !new.hasTypes(of: old) || isAsync && !new.isAsync || canThrow && !new.canThrow
    }

    fileprivate func hasTypes(of other: DeclaredMember) -> Bool {
        selector == other.selector && parameters?.map(\.type) == other.parameters?.map(\.type) && result == other.result
    }
}
