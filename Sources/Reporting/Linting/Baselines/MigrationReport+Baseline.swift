extension MigrationReport {
    /// An item that a team wants to reduce.
    public struct Debt: Hashable, Sendable {
        /// The line in a baseline. For example: `scene without tests: UserProfile (Users)`.
        public var entry: String
        public var location: SourceLocation?
    }

    /// Everything that the report lists, and each violation of a rule.
    public var debts: [Debt] {
        let lists: [(title: String, items: [Item])] = [
            ("old screen", legacyScreens),
            ("adapted service", adaptedServices),
            ("service without a mock", missingMocks),
            ("scene without tests", missingTests),
            ("scene without previews", missingPreviews),
        ]
        let items = lists.flatMap { title, items in
            items.map { item in
                Debt(
                    entry: "\(title): \(item.name) (\(item.module))",
                    location: item.location ?? SourceLocation(path: item.spec, line: 1, column: 1)
                )
            }
        }
        let violations = LintRule.allCases.flatMap { rule in
            Array(repeating: Debt(entry: "boundary violated: \(rule.rawValue)"), count: self.violations[rule] ?? 0)
        }
        return items + violations
    }
}
