import SwiftReading

/// What a module's generated code declares no more, or in another way.
struct InterfaceChange {
    /// Types that are gone, by their names with what is around them.
    var goneTypes: Set<String> = []
    var members: [MemberChange] = []
    /// Protocols, and what they ask for from now on.
    var requirements: [(type: String, member: DeclaredMember)] = []
    /// Types that views observe in another way, and whether by `@Observable` from now on.
    var observed: [(type: String, isObservable: Bool)] = []

    /// Properties that generated code gives people's own types from now on.
    var given: [(type: String, member: DeclaredMember)] = []

    /// Names by which sources use members of a type without naming it, by the type: of what gives values of an enumeration
    /// whose cases change, and of what generated code adds to types of the platform.
    var givers: [String: Set<String>] = [:]

    /// Mocks that are called otherwise from now on, by the names that they had.
    var renamedMocks: [String: String] = [:]

    struct MemberChange {
        /// The type's name, with what is around it.
        var type: String
        var old: DeclaredMember
        /// The same in another form, or what may have come in its place.
        var new: DeclaredMember?
        /// Of a mock whose members have another naming, what to write; where its class does, too, the name of that.
        var remedy: String?
        var owner: String?
    }

    /// What only the generated switch over adopted scenes uses.
    private static let adopted = "AdoptedScene"

    var isEmpty: Bool {
        goneTypes.isEmpty && members.isEmpty && requirements.isEmpty && observed.isEmpty && given.isEmpty
    }

    init() {}

    mutating func formUnion(_ other: InterfaceChange) {
        goneTypes.formUnion(other.goneTypes)
        members += other.members
        requirements += other.requirements
        observed += other.observed
        givers.merge(other.givers) { $0.union($1) }
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
        for change in members where change.old.isCase && givers[change.type] == nil {
            givers[change.type] = old.members(giving: change.type.lastPart)
        }
        // What generated code adds to a type of the platform is used without its name: `.booksResources`.
        for change in members where old.types[change.type]?.isDeclared == false && change.old.name != "init" {
            guard KnownModule.declaring(change.type) != nil else { continue }
            givers[change.type, default: []].insert(change.old.name)
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
            members.append(MemberChange(type: name, old: member, remedy: remedy, owner: successor))
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
        let renaming = MockRenaming(from: old, to: new, name: name)
        for member in gone {
            if added.contains(where: { $0.isAsGood(as: member, refined.new) }) { continue }
            // Which of several is called, its descriptor says, and that is told by its own name.
            if member.name == "resolve", new.members.contains(where: { $0.selector == member.selector }) { continue }
            if let remedy = renaming?.remedy(for: member) {
                members.append(MemberChange(type: name, old: member, remedy: remedy))
                continue
            }
            let successor =
                added.first { $0.selector == member.selector } ?? added.first { $0.name == member.name }
                ?? (renaming == nil ? renamed(member, among: added, gone: gone) : nil)
            members.append(MemberChange(type: name, old: member, new: successor))
        }
        guard old.keyword == "protocol" else { return }
        // Nobody has to write what an extension of the protocol does for everybody.
        let given = Set(new.members.filter { !$0.isRequirement }.map(\.declaration))
        requirements += added.filter { $0.isRequirement && !given.contains($0.declaration) }.map { (name, $0) }
    }

    /// What most likely came in its place: the one of its kind that is new.
    private func renamed(
        _ member: DeclaredMember,
        among added: [DeclaredMember],
        gone: [DeclaredMember]
    ) -> DeclaredMember? {
        func isOfItsKind(_ other: DeclaredMember) -> Bool {
            (other.parameters == nil) == (member.parameters == nil) && other.result == member.result
        }
        if member.name == "init" { return nil }
        let (candidates, rivals) = (added.filter(isOfItsKind), gone.filter(isOfItsKind))
        if candidates.count == 1, rivals.count == 1 { return candidates[0] }
        // A mock calls what it recorded after the module or the scene that was resolved.
        let namesakes = added.filter { other in
            other.parameters == nil && member.parameters == nil && other.name.commonPrefix(with: member.name).count > 7
        }
        return namesakes.count == 1 ? namesakes[0] : nil
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
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

    fileprivate func members(giving type: String) -> Set<String> {
        Set(types.values.flatMap(\.members).filter { $0.result.lastPart == type }.map(\.name))
    }
}

extension DeclaredMember {
    /// Whether whoever uses the other may go on with this one.
    fileprivate func isAsGood(as old: DeclaredMember, _ refinements: ProtocolRefinements) -> Bool {
        // A property's type need not be written.
        let isSameResult = result == old.result || (parameters == nil && (result.isEmpty || old.result.isEmpty))
        guard name == old.name, isSameResult, isAsync == old.isAsync, canThrow == old.canThrow else { return false }
        guard let parameters, let others = old.parameters else { return (parameters == nil) == (old.parameters == nil) }
        let types = Dictionary(parameters.map { ($0.label, $0.type) }) { first, _ in first }
        guard others.allSatisfy({ refinements.accepts(types[$0.label], insteadOf: $0.type) }) else { return false }
        return InitializerFit(others.map(\.label), parameters.map { ($0.label, $0.hasDefault) }) == .fits
    }
}
