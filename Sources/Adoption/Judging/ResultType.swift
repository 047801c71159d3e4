/// Finds the type of an expression by what the sources say of the names in it, as far as that goes without a compiler.
struct ResultType {
    let index: AppIndex
    /// The type within which the expression stands.
    let owner: String

    private enum Value {
        case instance(String)
        case type(String)
        /// Functions of a name, yet to be called.
        case functions([MemberFacts.Method], of: String)
    }

    /// As it is written where it is declared; `nil` where that can't be known.
    func of(_ chain: [ArmExpression.Step]) -> String? {
        var value: Value?
        for (position, step) in chain.enumerated() {
            switch step {
            case .name(let name): value = position == 0 ? root(name) : nil
            case .member(let name): value = value.flatMap { member(name, of: $0) }
            case .call: value = value.flatMap(call)
            case .other: return nil
            }
            if value == nil { return nil }
        }
        if case .instance(let type) = value { return type }
        return nil
    }

    private func root(_ name: String) -> Value? {
        if name == "self" { return .instance(owner) }
        if let type = index.resolve(name, in: owner) { return .type(type) }
        if let member = member(name, of: .instance(owner)) { return member }
        let functions = index.facts.flatMap(\.functions).filter { $0.name == name }
        if !functions.isEmpty { return .functions(functions, of: "") }
        // A type of the platform's.
        return name.first?.isUppercase == true ? .type(name) : nil
    }

    private func member(_ name: String, of value: Value) -> Value? {
        let type: String
        switch value {
        case .instance(let text): type = plain(text)
        case .type(let text): type = text
        case .functions: return nil
        }
        for known in [type] + index.ancestors(of: type).sorted() {
            let members = index.members(of: known)
            if let property = members.properties[name] { return .instance(resolved(property, in: known)) }
            let functions = members.methods.filter { $0.name == name }
            if !functions.isEmpty { return .functions(functions, of: known) }
        }
        if case .type = value, let nested = index.resolve(name, in: type), nested == "\(type).\(name)" {
            return .type(nested)
        }
        return name == "init" ? .type(type) : nil
    }

    private func call(_ value: Value) -> Value? {
        switch value {
        case .type(let name): return .instance(name)
        case .instance: return nil
        case .functions(let functions, let owner):
            // Whichever of them it is: with defaults and trailing closures, labels alone don't tell.
            let returns = Set(functions.map { $0.isGeneric ? nil : $0.returns })
            guard returns.count == 1, let type = returns.first ?? nil else { return nil }
            return .instance(type == "Self" ? owner : resolved(type, in: owner))
        }
    }

    private func resolved(_ type: String, in scope: String) -> String { index.resolve(type, in: scope) ?? type }

    /// Without `any`, `some` and the sign of an unwrapped optional.
    private func plain(_ type: String) -> String {
        var text = type[...]
        for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        if text.hasSuffix("!") { text = text.dropLast() }
        return index.resolve(String(text), in: owner) ?? String(text)
    }
}
