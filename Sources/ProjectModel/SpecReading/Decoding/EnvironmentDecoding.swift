extension FileDecoder {
    /// Reads `environment: Session`, or `environment: { type: Session, module: KitchenCore }`.
    func environment(_ node: YAMLNode) -> EnvironmentSpec? {
        guard case .mapping = node.content else {
            return typePath(node, key: "environment").map { EnvironmentSpec(type: $0) }
        }
        guard let fields = object(node, EnvironmentKeys.self, key: "environment") else { return nil }
        let module = fields[.module].flatMap { name($0, .module, key: "module") }
        let isolation = fields[.isolation].flatMap { choice($0, DefaultIsolation.self, key: "isolation") }
        return typePath(fields[.type], key: "type").map {
            var environment = EnvironmentSpec(type: $0, module: module)
            environment.isolation = isolation
            return environment
        }
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
        spec.output = fields[.output].flatMap { name($0, .type, key: "output") }
        spec.returns = fields[.returns].flatMap { type($0, .result, key: "returns") }
        spec.resolverParameters = parameters(fields[.resolverParameters], .parameter, key: "resolverParameters")
        for parameter in spec.resolverParameters {
            guard let value = parameter.defaultValue else { continue }
            report(
                .misplacedKey,
                at: value.location,
                "what the team's own resolver is handed has no default",
                notes: ["remove 'default'"]
            )
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
        if let output = fields[.output], let returns = fields[.returns] {
            report(
                .conflictingKeys,
                at: max(output.range.start, returns.range.start),
                "descriptors have either an 'output' or what 'returns' says",
                notes: ["remove one of them"]
            )
        }
        return spec
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
