extension FileDecoder {
    /// Reads `mocks: public`, `mocks: [RecipeRepository]` or `mocks: { protocols: public, naming: mockolo }`.
    func mocks(_ node: YAMLNode?) -> MocksSpec? {
        guard let node, !node.isNull else { return nil }
        guard case .mapping = node.content else {
            return selection(node, key: "mocks").map { MocksSpec(selection: $0) }
        }
        guard let fields = object(node, MocksKeys.self, key: "mocks") else { return nil }
        return MocksSpec(
            selection: fields[.protocols].flatMap { selection($0, key: "protocols") } ?? .annotated,
            naming: fields[.naming].flatMap { choice($0, MockNaming.self, key: "naming") },
            className: fields[.className].flatMap { className($0) },
            hasReset: boolean(fields[.reset], key: "reset", default: false)
        )
    }

    private func selection(_ node: YAMLNode, key: String) -> MocksSpec.Selection? {
        if case .sequence = node.content { return .named(patterns(node, key: key)) }
        guard let scalar = scalar(node, key: key, takes: "'annotated', 'public' or a list of names") else { return nil }
        switch scalar.text {
        case "annotated": return .annotated
        case "public": return .allPublic
        default:
            let meant = scalar.text == "all" ? "public" : NearName.find(scalar.text, in: ["annotated", "public"])
            report(
                .unknownValue,
                at: node,
                "'\(key)' can't be '\(scalar.text.shown)'",
                notes: [
                    meant.map { "did you mean '\($0)'?" }
                        ?? "write 'annotated', 'public', or a list of names: \(key): [\(scalar.text.shown)]"
                ]
            )
            return nil
        }
    }

    private func patterns(_ node: YAMLNode, key: String) -> [Located<String>] {
        items(node, key: key, takes: "a list of names").compactMap { item in
            guard let scalar = scalar(item, key: key, takes: "names") else { return nil }
            let plain = scalar.text.filter { $0 != "*" && $0 != "?" }
            guard !scalar.text.isEmpty, plain.unicodeScalars.allSatisfy(\.canBeInAName) else {
                report(
                    .invalidValue,
                    at: item,
                    "'\(scalar.text.shown)' can't be the name of a protocol",
                    notes: ["write a name; '*' matches any letters, '?' matches one"]
                )
                return nil
            }
            return Located(scalar.text, at: item.range)
        }
    }

    private func className(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = scalar(node, key: "className", takes: "a name with '{}'") else { return nil }
        if case .failure(let problem) = MockClassPattern.read(scalar.text) {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' can't be what mocks are called: \(problem.message)",
                notes: ["write a name with '{}' for the protocol's, for example: className: \"{}Mock\""]
            )
            return nil
        }
        return Located(scalar.text, at: node.range)
    }
}

extension Unicode.Scalar {
    fileprivate var canBeInAName: Bool { properties.isXIDContinue || self == "_" }
}
