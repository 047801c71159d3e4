import SwiftReading

/// The members that a mock has besides those of its protocol, by the words that they end with.
struct MockMembers {
    /// How they are called.
    enum Style {
        /// `searchCallsCount`, `searchReturnValue`, `searchClosure`: the namings `short` and `sourcery`.
        case results
        /// `searchCallCount`, `searchHandler`: the naming `mockolo`.
        case handlers

        fileprivate var handler: String { self == .results ? "Closure" : "Handler" }
    }

    let style: Style
    let names: Set<String>
    private let members: Set<DeclaredMember>

    /// `nil` for a type that doesn't count its calls.
    init?(of type: DeclaredType) {
        guard type.keyword == "class" || type.keyword == "actor" else { return nil }
        members = type.members
        names = Set(type.members.filter { $0.parameters == nil }.map(\.name))
        let isOfHandlers = names.contains { $0.hasSuffix("CallCount") || $0.hasSuffix("ArgValues") }
        let isOfResults = names.contains { $0.hasSuffix("CallsCount") || $0.hasPrefix("underlying") }
        if isOfHandlers == isOfResults { return nil }
        style = isOfHandlers ? .handlers : .results
    }

    /// What the names of a call's members begin with, and the type of the closure that stands in for the call.
    var bases: [String: String] {
        var bases: [String: String] = [:]
        for member in members where member.parameters == nil && member.name.hasSuffix(style.handler) {
            bases[String(member.name.dropLast(style.handler.count))] = member.result.withoutIsolation
        }
        return bases
    }

    /// `load` of `loadId`, where that is what the mock has a method of.
    func method(of base: String) -> String {
        let names = members.filter { $0.parameters != nil && base.hasPrefix($0.name) }.map(\.name)
        return names.max { $0.count < $1.count } ?? base
    }

    /// What the mock can be called by besides its initializers.
    var selectors: Set<String> {
        Set(members.filter { $0.parameters != nil && $0.name != "init" }.map(\.selector))
    }

    /// How many arguments the methods of that name take, where it is one number for all of them.
    func parameterCount(of method: String) -> Int? {
        let counts = Set(members.filter { $0.name == method }.compactMap { $0.parameters?.count })
        return counts.count == 1 ? counts.first : nil
    }
}

/// Which bases of a mock's members came in place of which, by the methods that they are of.
struct MockBases {
    private(set) var now: [String: String] = [:]

    init(from old: MockMembers, to new: MockMembers) {
        let (before, after) = (old.bases, new.bases)
        let groups = Dictionary(grouping: before.keys.sorted(), by: old.method)
        let others = Dictionary(grouping: after.keys.sorted(), by: new.method)
        for (method, bases) in groups {
            guard let candidates = others[method] else { continue }
            pair(bases, with: candidates) { $0 == $1 && before[$0] == after[$1] }
            pair(bases, with: candidates) { before[$0] == after[$1] }
            pair(bases, with: candidates) { _, _ in true }
        }
    }

    /// Pairs those that fit one of the others only, as that one fits only them.
    private mutating func pair(_ old: [String], with new: [String], where fit: (String, String) -> Bool) {
        let taken = Set(now.values)
        let (open, free) = (old.filter { now[$0] == nil }, new.filter { !taken.contains($0) })
        for base in open {
            let candidates = free.filter { fit(base, $0) }
            guard candidates.count == 1, open.count(where: { fit($0, candidates[0]) }) == 1 else { continue }
            now[base] = candidates[0]
        }
    }
}

extension String {
    /// What says on which actor a closure runs differs between the namings.
    fileprivate var withoutIsolation: String {
        ["@Sendable ", "@MainActor ", "nonisolated(nonsending) "].reduce(self) { $0.replacing($1, with: "") }
    }
}
