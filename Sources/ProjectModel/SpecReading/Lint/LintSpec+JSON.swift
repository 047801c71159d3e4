extension LintSpec {
    /// The severities by rule; `null` for the defaults.
    public var dump: JSONValue {
        severities.isEmpty
            ? .null : .object(severities.map { (name: $0.rule.value.rawValue, value: .text($0.severity.rawValue)) })
    }
}
