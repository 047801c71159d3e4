extension FileDecoder {
    /// Reads an expression that does nothing but build; anything more belongs in a method.
    func builder(_ node: YAMLNode) -> Located<SwiftExpression>? {
        guard let builder = expression(node, for: nil, key: "builder") else { return nil }
        return isBuilder(builder.value.text, at: node) ? builder : nil
    }

    /// Reads `discover: true`, or a pattern of builders.
    func discovery(_ node: YAMLNode) -> Located<BuilderPattern>? {
        guard let scalar = scalar(node, key: "discover", takes: "'true' or a builder") else { return nil }
        if Self.meant(by: scalar.text) != nil {
            return boolean(node, key: "discover", default: false) ? Located(BuilderPattern(), at: node.range) : nil
        }
        let example = scalar.text.replacing(BuilderPattern.placeholder, with: BuilderPattern.standIn)
        if case .failure(let problem) = SwiftExpression.read(example) {
            report(
                .invalidSwift,
                at: location(of: problem.offset, in: node),
                "'\(scalar.text.shown)' is no builder: \(problem.message)",
                notes: ["write one such as \"{}Module.assemble(with: descriptor)\""]
            )
            return nil
        }
        return isBuilder(example, at: node) ? Located(BuilderPattern(scalar.text), at: node.range) : nil
    }

    private func isBuilder(_ text: String, at node: YAMLNode) -> Bool {
        guard let fault = BuilderShape.fault(in: text) else { return true }
        report(
            .invalidSwift,
            at: location(of: fault.offset, in: node),
            "a builder can't have \(fault.message): it is a call, or a chain of calls, initializers and members",
            notes: ["make a method of it, and call that"]
        )
        return false
    }
}
