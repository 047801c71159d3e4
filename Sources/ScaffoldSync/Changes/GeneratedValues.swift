import Parallelism
import SwiftReading

/// The values that people reach through generated types without writing their types.
///
/// For example: an extension of a generated presenter calls `wireframe.showCart()`, and `wireframe` is a property of the class.
struct GeneratedValues {
    private let types: [String: DeclaredType]
    /// Types of what members give, by the type that has them and by their name.
    private var given: [String: [String: Set<String>]] = [:]
    /// Types of what functions hand to closures, in the same way.
    private var handed: [String: [String: Set<String>]] = [:]
    /// What a type gives or inherits from.
    private var next: [String: Set<String>] = [:]
    /// Types by their own names, without those around them.
    private var byOwnName: [String: Set<String>] = [:]
    private var names: Set<String> = []

    init(_ interface: DeclaredInterface) {
        types = interface.types
        for (name, type) in types {
            byOwnName[name.lastPart, default: []].insert(name)
            next[name, default: []].formUnion(type.inherited.flatMap { known($0, in: name) })
            for member in type.members { add(member, of: name) }
        }
    }

    /// What gives the types, of what changes and of what doesn't.
    init(of types: [String], in changes: [ReadChange], _ package: ChangeReview.Package, jobs: Int) {
        var interface = DeclaredInterface()
        for code in changes.flatMap({ [$0.before, $0.after] }) {
            if let code { interface.merge(code.interface) }
        }
        var (wanted, looked) = (Set(types), Set<String>())
        let known = Set(changes.map(\.path))
        var rest = package.generatedCode.filter { !known.contains($0.path) }.map(\.bytes)
        // Each name is looked for once, so that this comes to an end.
        while !wanted.isSubset(of: looked) {
            let search = NameSearch(wanted.subtracting(looked).map(\.lastPart))
            looked.formUnion(wanted)
            let found = rest.filter(search.findsAny)
            rest.removeAll(where: search.findsAny)
            for file in Parallel.map(found, jobs: jobs, { Self.interface(of: $0) }) { interface.merge(file) }
            let values = GeneratedValues(interface)
            wanted = types.reduce(into: []) { $0.formUnion(values.givers(of: $1)) }
        }
        self.init(interface)
    }

    /// What can't be read is told where it is written.
    private static func interface(of source: [UInt8]) -> DeclaredInterface {
        do { return try DeclaredInterface.read(source) } catch { return DeclaredInterface() }
    }

    private mutating func add(_ member: DeclaredMember, of type: String) {
        if member.name != "init", !member.result.isEmpty {
            let types = named(in: member.result, of: type)
            given[type, default: [:]][member.name, default: []].formUnion(types)
            next[type, default: []].formUnion(types)
            names.insert(member.name)
        }
        for parameter in member.parameters ?? [] {
            // What a closure gives back is the caller's.
            guard let arrow = parameter.type.firstRange(of: "->") else { continue }
            let types = named(in: String(parameter.type[..<arrow.lowerBound]), of: type)
            handed[type, default: [:]][member.name, default: []].formUnion(types)
            next[type, default: []].formUnion(types)
            names.insert(member.name)
        }
    }

    /// The types that a written type names, with those around them.
    private func named(in text: String, of owner: String) -> Set<String> {
        let paths = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return Set(paths.flatMap { known($0.split(separator: ".").joined(separator: "."), in: owner) })
    }

    /// A name as it counts inside of a type: that of the innermost type around it.
    private func known(_ name: String, in owner: String) -> [String] {
        var around = owner.split(separator: ".")
        while !around.isEmpty {
            let inner = around.joined(separator: ".") + "." + name
            if types[inner] != nil { return [inner] }
            around.removeLast()
        }
        return [name]
    }

    // MARK: What gives a type

    /// Types through which values of this one are reached, however far.
    func givers(of type: String) -> Set<String> {
        var found = kinds(of: type)
        var size = 0
        while size < found.count {
            size = found.count
            for (giver, values) in next where !values.isDisjoint(with: found) { found.insert(giver) }
        }
        return found.subtracting([type])
    }

    /// The type, and the protocols that refine it.
    func kinds(of type: String) -> Set<String> {
        var found: Set = [type]
        var size = 0
        while size < found.count {
            size = found.count
            for (name, other) in types where other.keyword == "protocol" && !other.inherited.isDisjoint(with: found) {
                found.insert(name)
            }
        }
        return found
    }

    // MARK: What a name is of

    /// Types whose own names a declaration of people's extends, or a source mentions.
    func types(named names: some Sequence<String>) -> Set<String> {
        names.reduce(into: []) { $0.formUnion(byOwnName[$1] ?? []) }
    }

    /// The types that values of that name are of; `nil` where nothing that is reached from the others has the name.
    func types(of name: String, from others: Set<String>) -> Set<String>? { nearest(name, in: given, from: others) }

    /// The types that a function of that name hands to closures.
    func types(handedBy function: String, from others: Set<String>) -> Set<String>? {
        nearest(function, in: handed, from: others)
    }

    private func nearest(
        _ name: String,
        in members: [String: [String: Set<String>]],
        from others: Set<String>
    ) -> Set<String>? {
        guard names.contains(name) else { return nil }
        var (level, seen) = (others, others)
        while !level.isEmpty {
            let found = level.compactMap { members[$0]?[name] }
            if !found.isEmpty { return found.reduce(into: []) { $0.formUnion($1) } }
            level = level.reduce(into: Set<String>()) { $0.formUnion(next[$1] ?? []) }.subtracting(seen)
            seen.formUnion(level)
        }
        return nil
    }
}
