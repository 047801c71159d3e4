/// A member of a service's protocol, as needed by a method that calls it.
///
/// For example: `func recipe(id recipeID: Recipe.ID) async throws -> Recipe`.
public struct CalledMember: Hashable, Sendable {
    public let name: String
    /// The labels of its parameters, `_` for a parameter without one; `nil` for a property.
    public let labels: [String]?
    public let parameters: [Parameter]
    public let returns: SwiftType?
    public private(set) var isAsync: Bool
    public private(set) var canThrow: Bool
    /// The only type of error that it throws; any error when `nil`.
    public private(set) var thrown: SwiftType?

    /// - Returns: `nil` if the method calls nothing, or calls a property whose type isn't known.
    public init?(calledBy method: Method) {
        guard let call = method.call, !method.publishes else { return nil }
        self.init(call, method.parameters, method.returns, method.thrown)
        (isAsync, canThrow) = (method.isAsync, method.canThrow)
    }

    public init?(calledBy method: MethodSpec) {
        guard let call = method.call?.value, method.publishing == nil else { return nil }
        let parameters = method.parameters.map { Parameter(name: $0.name.value, type: $0.type.value) }
        self.init(call, parameters, method.returns?.value, method.thrown?.value)
        (isAsync, canThrow) = (method.isAsync, method.canThrow)
    }

    private init?(_ call: ServiceCall, _ parameters: [Parameter], _ returns: SwiftType?, _ thrown: SwiftType?) {
        guard let handed = call.handed(parameters), call.labels?.count ?? 0 == handed.count,
            Set(handed.map(\.name)).count == handed.count, call.labels != nil || returns != nil
        else { return nil }
        (name, labels) = (call.member, call.labels)
        (self.parameters, self.returns, self.thrown) = (handed, returns, thrown)
        (isAsync, canThrow) = (false, false)
    }

    /// The types that it mentions.
    public var types: [SwiftType] { parameters.map(\.type) + [returns, thrown].compactMap(\.self) }

    /// Returns a member that both callers can call: `async` or throwing only if both are. `nil` if their types differ.
    public func joined(with other: CalledMember) -> CalledMember? {
        let types = zip(parameters, other.parameters).allSatisfy { $0.type.same(as: $1.type) }
        guard name == other.name, labels == other.labels, types, returns.same(as: other.returns) else { return nil }
        if let thrown, let second = other.thrown, !thrown.same(as: second) { return nil }
        var joined = self
        joined.isAsync = isAsync && other.isAsync
        joined.canThrow = canThrow && other.canThrow
        joined.thrown = joined.canThrow ? thrown ?? other.thrown : nil
        return joined
    }
}

extension CalledMember {
    /// The declaration in a protocol, on one line.
    public var declaration: String { head + items.joined(separator: ", ") + tail }

    /// The start of the declaration: up to a function's parameters, or all of a property.
    public var head: String {
        let name = SwiftIdentifier.spelled(name, as: .declaration)
        guard labels == nil else { return "func \(name)(" }
        return "var \(name): \(returns?.storageText ?? "Void") { get\(effects) }"
    }

    /// The parameters. For example: `id recipeID: Recipe.ID`.
    public var items: [String] {
        zip(labels ?? [], parameters).map { label, parameter in
            let local = SwiftIdentifier.spelled(parameter.name, as: label == parameter.name ? .parameterLabel : .local)
            let names = label == parameter.name ? local : "\(Self.spelled(label)) \(local)"
            return "\(names): \(parameter.type.parameterText)"
        }
    }

    /// The end of the declaration, after a function's parameters.
    public var tail: String {
        if labels == nil { return "" }
        return ")\(effects)" + (returns.map { " -> \($0.storageText)" } ?? "")
    }

    private var effects: String {
        let throwing = canThrow ? " throws" + (thrown.map { "(\($0.text))" } ?? "") : ""
        return (isAsync ? " async" : "") + throwing
    }

    private static func spelled(_ label: String) -> String {
        label == "_" ? label : SwiftIdentifier.spelled(label, as: .parameterLabel)
    }
}

extension ServiceCall {
    /// Returns the parameters of the called member; `nil` if a literal's type is ambiguous.
    fileprivate func handed(_ parameters: [Parameter]) -> [Parameter]? {
        guard let arguments, let labels else { return parameters }
        let handed = zip(labels, arguments).map { label, argument -> Parameter? in
            switch argument {
            case .parameter(let name): return parameters.first { $0.name == name }
            case .literal(let literal):
                guard let text = literal.typeOfLiteral, case .success(let type) = SwiftType.read(text) else {
                    return nil
                }
                return Parameter(name: label == "_" ? "value" : label, type: type)
            }
        }
        return handed.contains(nil) ? nil : handed.compactMap(\.self)
    }
}

extension SwiftType? {
    fileprivate func same(as other: SwiftType?) -> Bool {
        switch (self, other) {
        case (let type?, let other?): type.same(as: other)
        case (nil, nil): true
        case (nil, let type?), (let type?, nil): type.isVoid
        }
    }
}
