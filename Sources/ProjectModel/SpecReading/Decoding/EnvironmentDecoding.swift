extension FileDecoder {
    /// Reads `environment: Session`, `environment: KitchenCore.Session`, or `environment: nonisolated Session`.
    func environment(_ node: YAMLNode) -> EnvironmentSpec? {
        if case .mapping(let entries) = node.content, let meant = meantEnvironment(entries) {
            reportKind(of: node, key: "environment", takes: "a name", notes: ["write it as: environment: \(meant)"])
            return nil
        }
        guard let scalar = scalar(node, key: "environment", takes: "a name") else { return nil }
        let word = DefaultIsolation.nonisolated.rawValue
        guard scalar.text.hasPrefix("\(word) ") else {
            return typePath(scalar.text, at: node).map { EnvironmentSpec(type: $0) }
        }
        let type = scalar.text.dropFirst(word.count).drop { $0 == " " }
        return typePath(String(type), at: node, behind: scalar.text.utf8.count - type.utf8.count).map {
            EnvironmentSpec(type: $0, isolation: Located(.nonisolated, at: node.range))
        }
    }

    /// Returns `nonisolated KitchenCore.Session` for `{ type: Session, module: KitchenCore, isolation: nonisolated }`.
    private func meantEnvironment(_ entries: [YAMLEntry]) -> String? {
        func value(_ key: String) -> String? { entries.first { $0.name == key }?.value.wordIfAny }
        guard let type = value("type") else { return nil }
        let name = (value("module").map { "\($0)." } ?? "") + type
        return value("isolation") == DefaultIsolation.nonisolated.rawValue ? "nonisolated \(name)" : name
    }
}

extension FileDecoder {
    /// Reads `descriptors: { namespace: Screens, protocol: ScreenDescriptor }`.
    func descriptors(_ node: YAMLNode) -> DescriptorsSpec? {
        guard let fields = object(node, DescriptorsKeys.self, key: "descriptors") else { return nil }
        var spec = DescriptorsSpec(
            namespace: fields[.namespace].flatMap { name($0, .type, key: "namespace") },
            conformance: typePath(fields[.protocol], key: "protocol")
        )
        readOutput(fields[.output], into: &spec)
        spec.resolverParameters = parameters(fields[.resolverParameters], .parameter, key: "resolverParameters")
        for parameter in spec.resolverParameters {
            guard let value = parameter.defaultValue else { continue }
            report(.misplacedKey, at: value.location) {
                "what the team's own resolver is handed has no default"
                "remove 'default'"
            }
        }
        spec.imports = imports(fields[.imports], optional: &spec.optionalImports)
        spec.discovery = fields[.discover].flatMap(discovery)
        spec.exceptions = typePaths(fields[.except], key: "except")
        if spec.discovery != nil, let discover = fields[.discover], fields[.protocol] == nil,
            !fields.isDoubtful(.protocol)
        {
            reportMissing(DescriptorsKeys.protocol, at: discover.range.start)
        }
        if let except = fields[.except], saysNothing(fields[.discover]), !fields.isDoubtful(.discover) {
            reportMissing(DescriptorsKeys.discover, at: except.range.start)
        }
        return spec
    }

    /// Reads `.Screen`, an associated type, or `UIViewController`, the type that a resolver returns.
    private func readOutput(_ node: YAMLNode?, into spec: inout DescriptorsSpec) {
        guard let node else { return }
        guard case .scalar(let scalar) = node.content, scalar.text.hasPrefix(".") else {
            spec.returns = type(node, .result, key: "output")
            return
        }
        let name = String(scalar.text.dropFirst())
        guard self.scalar(node, key: "output", takes: "a type") != nil, isName(name, .type, at: node, behind: 1)
        else { return }
        spec.output = Located(name, at: node.range)
    }

    /// Reads `[CinemaCore, HeadlessUI?]`.
    private func imports(_ node: YAMLNode?, optional: inout Set<String>) -> [Located<String>] {
        var found: Set<String> = []
        let all = names(node, key: "imports") { item -> Located<String>? in
            guard case .scalar(let scalar) = item.content, scalar.text.hasSuffix("?") else {
                return name(item, .module, key: "imports")
            }
            let module = String(scalar.text.dropLast())
            guard isName(module, .module, at: item) else { return nil }
            found.insert(module)
            return Located(module, at: item.range)
        }
        optional = found
        return all
    }

    /// Returns true if `discover` is missing or `false`.
    private func saysNothing(_ discover: YAMLNode?) -> Bool {
        guard case .scalar(let scalar)? = discover?.content else { return discover == nil }
        return scalar.text == "false"
    }
}
