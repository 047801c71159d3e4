extension LintSpec {
    /// The settings as JSON; `null` for the defaults.
    public var dump: JSONValue {
        if self == LintSpec() { return .null }
        return .sparse([
            "severity": .list(
                severities.map {
                    .object([("rule", .text($0.rule.value.rawValue)), ("severity", .text($0.severity.rawValue))])
                }
            ),
            "excluded": .texts(excluded.map(\.value)),
            "legacySingletons": .texts(legacySingletons.map(\.value)),
        ])
    }
}
