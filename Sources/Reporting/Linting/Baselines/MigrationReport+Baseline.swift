public import Basics
import ProjectModel

extension MigrationReport {
    /// Something that a team wants to become fewer.
    public struct Debt: Hashable, Sendable {
        /// As a baseline has it. For example: `scene without tests: UserProfile (Users)`.
        public var entry: String
        public var location: SourceLocation?
    }

    /// All that the report lists, and each violation of a rule.
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
