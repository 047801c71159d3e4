/// Decides whether a function's parameter can be in a descriptor, which holds data.
struct AssemblyParameter {
    enum Verdict {
        /// The parameter for the spec, and the difference that the spec can't express.
        case data(Adoption.Parameter, difference: String?)
        /// The environment of scenes.
        case environment
        /// The reason why it can't be in a descriptor, and the remedy.
        case obstacle(String, remedy: String)
    }

    let index: AppIndex
    /// The full name of the environment's type, if any.
    let environment: String?

    /// The suffixes of types that do something, rather than hold data.
    private static let services = [
        "Controller", "View", "Window", "Delegate", "DataSource", "Coordinator", "Router", "Wireframe", "Navigator",
        "Navigation", "Environment", "Dependencies", "Container", "Factory", "Service", "Services", "Manager",
        "Repository", "Presenter", "Interactor", "Listener", "Handler", "Provider", "Resolver", "Client", "UseCase",
        "Protocol", "ViewModel", "Tracker", "Logger", "Flow",
    ]

    func verdict(of parameter: AssemblyFunction.Parameter, in function: AssemblyFunction) -> Verdict {
        let (name, text) = (parameter.name, parameter.type)
        if parameter.isVariadic {
            return .obstacle("'\(name)' is variadic", remedy: "take an array")
        }
        if isClosure(text, in: function.owner) {
            return .obstacle("'\(name)' is a closure, which is no data", remedy: AssemblyParameter.remedy)
        }
        if text.hasPrefix("inout ") {
            return .obstacle("'\(name)' is 'inout', and so no data", remedy: AssemblyParameter.remedy)
        }
        let plain = plain(text)
        let type = index.resolve(index.unaliased(plain, in: function.owner), in: function.owner)
        if let type, type == environment { return .environment }
        let declaration = type.flatMap(index.declaration)
        if declaration?.isHidden == true {
            return .obstacle("the type of '\(name)' is private", remedy: "let other files see '\(plain)'")
        }
        if isService(text, plain, declaration?.keyword) {
            return .obstacle("'\(name)' is a '\(text)', which is no data", remedy: AssemblyParameter.remedy)
        }
        if let declaration, declaration.keyword == "struct",
            index.members(of: declaration.name).stored.contains(where: { field in
                field.type.map { isClosure($0, in: declaration.name) } == true
            })
        {
            return .obstacle("'\(name)' holds closures, which are no data", remedy: AssemblyParameter.remedy)
        }
        let written = ScopedNames(index: index, scope: function.owner).fromOutside(text)
        guard case .success = SwiftType.read(written) else {
            return .obstacle("a spec can't say the type of '\(name)'", remedy: "give the type a name")
        }
        let (standard, difference) = standard(of: parameter)
        return .data(
            Adoption.Parameter(name: name, type: written, defaultValue: standard),
            difference: difference
        )
    }

    /// Returns the type without generic arguments and question mark.
    private func plain(_ type: String) -> String { String(type.prefix { !"<?!".contains($0) }) }

    /// Returns true for a closure, even as an alias; no other type has attributes.
    private func isClosure(_ type: String, in scope: String) -> Bool {
        type.hasPrefix("@") || type.contains("->") || index.unaliased(plain(type), in: scope).contains("->")
    }

    private static let remedy =
        "take it from the environment, or set it on the screen that the resolver gives"

    private func isService(_ text: String, _ plain: String, _ keyword: String?) -> Bool {
        if keyword == "struct" || keyword == "enum" { return false }
        if keyword == "protocol" || text.hasPrefix("any ") || text.hasPrefix("some ") || text.contains("&") {
            return true
        }
        return AssemblyParameter.services.contains(where: plain.hasSuffix)
    }

    /// Returns the default value if it means the same everywhere.
    private func standard(of parameter: AssemblyFunction.Parameter) -> (String?, difference: String?) {
        guard let text = parameter.defaultValue else { return (nil, nil) }
        if case .success(let value) = SwiftExpression.read(text), value.names.isEmpty { return (text, nil) }
        return (nil, "its spec leaves out the default of '\(parameter.name)'")
    }
}
