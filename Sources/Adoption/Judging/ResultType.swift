/// Finds the type of an expression from the declarations in the sources, as far as that is possible without a compiler.
struct ResultType {
    let index: AppIndex
    /// The type around the expression.
    let owner: String
    /// The type of the expression's `descriptor`.
    let descriptor: String

    private enum Value {
        /// A value of one of these types; several if overloads differ.
        case instance([String])
        case type(String)
        /// Functions of one name, not called yet.
        case functions([Overload])
    }

    /// Returns all possible types, as written in their declarations; `nil` if they can't be known.
    func of(_ chain: [ArmExpression.Step]) -> [String]? {
        var value: Value?
        for (position, step) in chain.enumerated() {
            switch step {
            case .name(let name): value = position == 0 ? root(name) : nil
            case .member(let name): value = value.flatMap { member(name, of: $0) }
            case .call(let arguments): value = value.flatMap { call($0, arguments) }
            case .other: return nil
            }
            if value == nil { return nil }
        }
        if case .instance(let types) = value { return types }
        return nil
    }

    private func root(_ name: String) -> Value? {
        if name == "self" { return .instance([owner]) }
        if let type = index.resolve(name, in: owner) { return .type(type) }
        if let member = member(name, of: .instance([owner])) { return member }
        let functions = index.facts.flatMap(\.functions).filter { $0.name == name }
        if !functions.isEmpty { return .functions(functions.map { Overload(head: $0, owner: "") }) }
        // A type of the platform's, or an alias.
        guard name.first?.isUppercase == true else { return nil }
        let type = index.unaliased(name, in: owner)
        return .type(index.resolve(type) ?? type)
    }

    private func member(_ name: String, of value: Value) -> Value? {
        let type: String
        switch value {
        case .instance(let types):
            guard types.count == 1, let only = types.first else { return nil }
            type = plain(only)
        case .type(let text): type = text
        case .functions: return nil
        }
        let all = [type] + index.ancestors(of: type).sorted()
        for known in all {
            let members = index.members(of: known)
            if let property = members.properties[name] { return .instance([resolved(property, in: known)]) }
            if members.methods.contains(where: { $0.name == name }) { break }
        }
        let functions = all.flatMap { known in
            index.members(of: known).methods.filter { $0.name == name }.map { Overload(head: $0, owner: known) }
        }
        if !functions.isEmpty { return .functions(functions) }
        if case .type = value, let nested = index.resolve(name, in: type), nested == "\(type).\(name)" {
            return .type(nested)
        }
        return name == "init" ? .type(type) : nil
    }

    private func call(_ value: Value, _ arguments: [ArmExpression.Argument]) -> Value? {
        switch value {
        case .type(let name): return .instance([name])
        case .instance: return nil
        case .functions(let functions):
            // Whichever of them it is: with defaults and trailing closures, labels alone don't tell.
            let called = OverloadChoice(index: index, descriptor: descriptor).candidates(functions, for: arguments)
            var types: [String] = []
            for function in called {
                guard !function.head.isGeneric, let type = function.head.returns else { return nil }
                types.append(type == "Self" ? function.owner : resolved(type, in: function.owner))
            }
            return types.isEmpty ? nil : .instance(Set(types).sorted())
        }
    }

    /// Returns the type by its full name, without aliases; `any` and `some` stay.
    private func resolved(_ type: String, in scope: String) -> String {
        let word = ["any ", "some "].first(where: type.hasPrefix) ?? ""
        let name = index.unaliased(String(type.dropFirst(word.count)), in: scope)
        return word + (index.resolve(name, in: scope) ?? name)
    }

    /// Returns the type without `any`, `some` and the sign of an unwrapped optional.
    private func plain(_ type: String) -> String {
        var text = type[...]
        for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        if text.hasSuffix("!") { text = text.dropLast() }
        return index.resolve(String(text), in: owner) ?? String(text)
    }
}
