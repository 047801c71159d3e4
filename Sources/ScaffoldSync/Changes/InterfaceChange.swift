import SwiftReading

/// What a module's generated code declares no more, or in another way.
struct InterfaceChange {
    /// Types that are gone, by their names with what is around them.
    var goneTypes: Set<String> = []
    /// Protocols, and what they ask for from now on, with the form that it had.
    var requirements: [(type: String, member: DeclaredMember, before: DeclaredMember?)] = []
    /// Types that views observe in another way, and whether by `@Observable` from now on.
    var observed: [(type: String, isObservable: Bool)] = []

    /// Properties that generated code gives people's own types from now on.
    var given: [(type: String, member: DeclaredMember)] = []

    /// Mocks that are called otherwise from now on, by the names that they had.
    var renamedMocks: [String: String] = [:]

    /// Members of mocks that are called otherwise from now on.
    var renamedMembers: [RenamedMember] = []

    struct RenamedMember {
        /// The mock's name, with what is around it.
        var type: String
        var old: DeclaredMember
        /// What to write.
        var remedy: String
        /// Where the class has another name as well, that one.
        var owner: String?

        var message: String {
            owner.map { "'\($0)' has no '\(old.selector)'" } ?? "'\(type)' no longer has '\(old.selector)'"
        }
    }

    /// What only the generated switch over adopted scenes uses.
    private static let adopted = "AdoptedScene"

    var isEmpty: Bool {
        goneTypes.isEmpty && renamedMembers.isEmpty && requirements.isEmpty && observed.isEmpty && given.isEmpty
    }

    init() {}

    mutating func formUnion(_ other: InterfaceChange) {
        goneTypes.formUnion(other.goneTypes)
        renamedMembers += other.renamedMembers
        requirements += other.requirements
        observed += other.observed
        renamedMocks.merge(other.renamedMocks) { first, _ in first }
    }

    /// - Parameter elsewhere: types that the module's users see under the same names all the same.
    init(from old: DeclaredInterface, to new: DeclaredInterface, seenElsewhere elsewhere: Set<String>) {
        let refined = (old: ProtocolRefinements(in: old), new: ProtocolRefinements(in: new))
        for (name, type) in old.types.sorted(by: { $0.key < $1.key }) where name != Self.adopted {
            let current = new.types[name]
            if type.isDeclared, current?.isDeclared != true {
                if !elsewhere.contains(name) { addGone(name, type, old, new) }
                continue
            }
            // Another name for a type has the members of that one.
            if type.isAlias || current?.isAlias == true { continue }
            add(changesOf: name, from: type, to: current ?? .unknown, refined)
            guard let current else { continue }
            if type.isObserved, current.isObserved, type.isObservable != current.isObservable {
                observed.append((name, current.isObservable))
            }
        }
        for (name, type) in new.types.sorted(by: { $0.key < $1.key })
        where !type.isDeclared && KnownModule.declaring(name) == nil {
            let added = type.members.subtracting(old.types[name]?.members ?? []).filter { $0.parameters == nil }
            given += added.sorted { $0.name < $1.name }.map { (name, $0) }
        }
    }

    /// A type that is gone; of a mock that only has another name, what its members are called now.
    private mutating func addGone(
        _ name: String,
        _ type: DeclaredType,
        _ old: DeclaredInterface,
        _ new: DeclaredInterface
    ) {
        goneTypes.insert(name)
        guard let (successor, current) = new.mock(insteadOf: type, besides: old) else { return }
        renamedMocks[name] = successor
        guard let renaming = MockRenaming(from: type, to: current, name: successor) else { return }
        for member in type.members.subtracting(current.members).sorted(by: { $0.declaration < $1.declaration }) {
            guard let remedy = renaming.remedy(for: member) else { continue }
            renamedMembers.append(RenamedMember(type: name, old: member, remedy: remedy, owner: successor))
        }
    }

    /// - Parameter refined: To the protocols that it refines members may have gone, and from there they may have come.
    private mutating func add(
        changesOf name: String,
        from old: DeclaredType,
        to new: DeclaredType,
        _ refined: (old: ProtocolRefinements, new: ProtocolRefinements)
    ) {
        let gone = old.members.subtracting(new.members).subtracting(refined.new.members(of: name))
            .sorted { $0.declaration < $1.declaration }
        let added = new.members.subtracting(old.members).subtracting(refined.old.members(of: name))
            .sorted { $0.declaration < $1.declaration }
        let names = Set(new.members.map(\.selector))
        if let renaming = MockRenaming(from: old, to: new, name: name) {
            for member in gone where !names.contains(member.selector) {
                guard let remedy = renaming.remedy(for: member) else { continue }
                renamedMembers.append(RenamedMember(type: name, old: member, remedy: remedy))
            }
        }
        guard old.keyword == "protocol" else { return }
        // Nobody has to write what an extension of the protocol does for everybody.
        let given = Set(new.members.filter { !$0.isRequirement }.map(\.declaration))
        requirements += added.filter { $0.isRequirement && !given.contains($0.declaration) }.map { member in
            (name, member, gone.first { $0.isRequirement && $0.selector == member.selector })
        }
    }
}

extension DeclaredType {
    fileprivate var isAlias: Bool { keyword == "typealias" }
    fileprivate var isObservable: Bool { attributes.contains("Observable") }
    fileprivate var isObserved: Bool { isObservable || inherited.contains("ObservableObject") }
}

extension DeclaredInterface {
    /// The new class that alone stands in for the protocols of a mock that is gone.
    fileprivate func mock(insteadOf old: DeclaredType, besides others: DeclaredInterface) -> (String, DeclaredType)? {
        let protocols = old.inherited.subtracting(["Sendable"])
        if protocols.isEmpty || MockMembers(of: old) == nil { return nil }
        let found = types.filter { name, type in
            others.types[name] == nil && type.inherited.subtracting(["Sendable"]) == protocols
                && MockMembers(of: type) != nil
        }
        return found.count == 1 ? found.first.map { ($0.key, $0.value) } : nil
    }
}
