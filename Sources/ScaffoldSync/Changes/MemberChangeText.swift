import SwiftReading

/// What is wrong with a use of a member that changes, and what to write.
struct MemberChangeText {
    let change: InterfaceChange.MemberChange
    let use: SourceUses.Member
    /// What it stands in.
    let source: [UInt8]
    let sample: @Sendable (String) -> String?
    /// The module that doesn't have it, where others still do.
    var module: String?

    private var old: DeclaredMember { change.old }

    var text: (message: String, note: String) {
        if let remedy = change.remedy { return (lack, remedy) }
        guard let new = change.new else {
            return (lack, "remove this, and what is only there for it")
        }
        if new.name != old.name {
            let note = "write '\(new.selector)', if that is what came in its place; else remove this"
            return (lack, note)
        }
        if new.selector != old.selector, let arguments = use.arguments {
            return ("'\(owned(old.selector))' is '\(new.selector)' now", call(of: new, with: arguments))
        }
        return ("'\(owned(old.selector))' is '\(new.declaration)' now, and was '\(old.declaration)'", effects(of: new))
    }

    private var lack: String {
        if let owner = change.owner { return "'\(owner)' has no '\(old.selector)'" }
        return module.map { "'\(change.type)' has no '\(old.selector)' in '\($0)'" }
            ?? "'\(change.type)' no longer has '\(old.selector)'"
    }

    private func owned(_ selector: String) -> String {
        old.name == "init" ? change.type + selector.dropFirst(4) : "\(change.type).\(selector)"
    }

    /// The call as it is to be written: what it has is kept, what is new gets a value.
    private func call(of new: DeclaredMember, with arguments: [SourceUses.Argument]) -> String {
        var rest = labelled(arguments)
        var unknown: [DeclaredMember.Parameter] = []
        let written = (new.parameters ?? []).compactMap { parameter -> String? in
            let label = parameter.label == "_" ? "" : "\(parameter.label): "
            let isSame = old.parameters?.first { $0.label == parameter.label }?.type == parameter.type
            if isSame, let index = rest.firstIndex(where: { $0.label == parameter.label }) {
                return label + String(decoding: source[rest.remove(at: index).value], as: UTF8.self)
            }
            if parameter.hasDefault { return nil }
            guard let value = sample(parameter.type) else {
                unknown.append(parameter)
                return label + "…"
            }
            return label + value
        }
        let name = new.name == "init" ? change.type : new.name
        let text = "write '\(name)(\(written.joined(separator: ", ")))'"
        let lacking = unknown.map { "'\($0.label)' of the type '\($0.type)'" }.joined(separator: " and ")
        if !lacking.isEmpty { return text + " with a value for \(lacking)" }
        return text + ((new.parameters ?? []).count > arguments.count ? ", with the values that you mean" : "")
    }

    /// A closure behind the call has the label of what the call doesn't give otherwise, where that is one thing.
    private func labelled(_ arguments: [SourceUses.Argument]) -> [SourceUses.Argument] {
        let given = Set(arguments.map(\.label))
        let open = (old.parameters ?? []).filter { !$0.hasDefault && !given.contains($0.label) }
        guard open.count == 1, let index = arguments.firstIndex(where: { $0.label.isEmpty }) else { return arguments }
        var arguments = arguments
        arguments[index].label = open[0].label
        return arguments
    }

    private func effects(of new: DeclaredMember) -> String {
        let tried = new.canThrow && !old.canThrow && !use.isTried ? ["try"] : []
        let awaited = new.isAsync && !old.isAsync && !use.isAwaited ? ["await"] : []
        let words = tried + awaited
        if !words.isEmpty { return "write '\(words.joined(separator: " "))' before the call" }
        let lost = (old.canThrow && !new.canThrow ? ["try"] : []) + (old.isAsync && !new.isAsync ? ["await"] : [])
        if !lost.isEmpty, new.result == old.result { return "remove '\(lost.joined(separator: " "))' before the call" }
        return "change this where it doesn't fit"
    }
}
