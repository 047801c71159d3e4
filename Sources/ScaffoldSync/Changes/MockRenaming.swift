import SwiftReading

/// What to write in place of a mock's members, once mocks have another naming.
///
/// For example: `searchHandler = { _ in … }` in place of `searchReturnValue`.
struct MockRenaming {
    private let old: MockMembers
    private let new: MockMembers
    private let bases: MockBases
    /// Of the mock from now on.
    private let name: String

    /// `nil` for a type that isn't a mock.
    init?(from old: DeclaredType, to new: DeclaredType, name: String) {
        guard let before = MockMembers(of: old), let after = MockMembers(of: new) else { return nil }
        (self.old, self.new, self.name) = (before, after, name)
        bases = MockBases(from: before, to: after)
        if before.style != after.style { return }
        // One whose methods are others has other members for that.
        if before.selectors != after.selectors || bases.now.allSatisfy({ $0.key == $0.value }) { return nil }
    }

    /// What to write; `nil` where nothing came in its place.
    func remedy(for member: DeclaredMember) -> String? {
        if member.name == "init" { return remedy(forInitializer: member.parameters ?? []) }
        guard member.parameters == nil else { return nil }
        for base in bases.now.keys.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where member.name.hasPrefix(base) {
            guard let now = bases.now[base] else { continue }
            let ending = String(member.name.dropFirst(base.count))
            if let remedy = remedy(for: ending, now, method: old.method(of: base)) { return remedy }
        }
        return remedy(forPropertysOwn: member.name)
    }

    /// - Parameters:
    ///   - ending: `ReturnValue` of `searchReturnValue`.
    ///   - base: what the names of the call's members begin with now.
    private func remedy(for ending: String, _ base: String, method: String) -> String? {
        if old.style == new.style { return known(base + ending).map { "write '\($0)'" } }
        let plain = ["CallsCount": "CallCount", "ReceivedInvocations": "ArgValues", "Closure": "Handler"]
        let back = ["CallCount": "CallsCount", "ArgValues": "ReceivedInvocations", "Handler": "Closure"]
        if let other = (new.style == .handlers ? plain : back)[ending] {
            return known(base + other).map { "write '\($0)'" }
        }
        if new.style == .results { return nil }
        let closure = known(base + "Handler")
        switch ending {
        case "Called": return known(base + "CallCount").map { "write '\($0) > 0'" }
        case "ReturnValue":
            return closure.map { "write '\($0) = { \(blanks(method))… }', a closure that returns the value" }
        case "ThrowableError":
            return closure.map { "write '\($0) = { \(blanks(method))throw … }', a closure that throws the error" }
        default:
            guard ending.hasPrefix("Received") else { return nil }
            return known(base + "ArgValues").map { "write '\($0).last'" }
        }
    }

    /// `_, _ in ` of a method with two parameters.
    private func blanks(_ method: String) -> String {
        guard let count = new.parameterCount(of: method), count > 0 else { return "" }
        return Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    }

    private func known(_ name: String) -> String? { new.names.contains(name) ? name : nil }

    // MARK: Properties

    /// What a property has besides itself.
    private func remedy(forPropertysOwn name: String) -> String? {
        switch (old.style, new.style) {
        case (.results, .handlers):
            let property = new.names.first { MockRenaming.underlying($0) == name }
            let now = property ?? renamed(name, "CallsCount", "CallCount")
            return now.map { "write '\($0)'; a setting by the test itself is counted as well" }
        case (.handlers, .results):
            let held = name.hasPrefix("_") ? known(MockRenaming.underlying(String(name.dropFirst()))) : nil
            return (held ?? renamed(name, "CallCount", "CallsCount")).map { "write '\($0)'" }
        default: return nil
        }
    }

    private func renamed(_ name: String, _ ending: String, _ other: String) -> String? {
        name.hasSuffix(ending) ? known(name.dropLast(ending.count) + other) : nil
    }

    /// That of `mockolo` takes the values of the properties.
    private func remedy(forInitializer parameters: [DeclaredMember.Parameter]) -> String? {
        guard old.style == .handlers, new.style == .results, !parameters.isEmpty else { return nil }
        let held = parameters.compactMap { known(MockRenaming.underlying($0.label)) ?? known($0.label) }
        guard held.count == parameters.count else { return nil }
        return "write '\(name)()', then set \(held.map { "'\($0)'" }.joined(separator: " and "))"
    }

    private static func underlying(_ property: String) -> String {
        "underlying" + property.prefix(1).uppercased() + property.dropFirst()
    }
}
