import Diagnostics
import Foundation
import Linting
import ProjectModel
import TestSupport
import Testing

@Suite("The guide to the rules")
struct GuideTests {
    private var page: URL { Repository.root.appendingPathComponent("docs/lint.md") }

    @Test func everyRuleHasAGuide() {
        #expect(RuleGuide.all.map(\.rule) == LintRule.allCases)
    }

    @Test(arguments: LintRule.allCases)
    func brokenExamplesBreakTheRule(rule: LintRule) throws {
        let guide = try #require(RuleGuide.guide(to: rule))
        let found = try Kitchen.lint(files(guide.broken))
        #expect(Set(found.map(\.id)) == [rule.rawValue], "\(TextReporter().report(found))")
    }

    @Test(arguments: LintRule.allCases)
    func mendedExamplesBreakNone(rule: LintRule) throws {
        let guide = try #require(RuleGuide.guide(to: rule))
        #expect(!guide.mended.isEmpty)
        let found = try Kitchen.lint(files(guide.mended))
        #expect(found.isEmpty, "\(TextReporter().report(found))")
    }

    /// Recorded with `RECORD=1 swift test --filter GuideTests`.
    @Test func thePageIsUpToDate() throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try LintPage.markdown().write(to: page, atomically: true, encoding: .utf8)
            Issue.record("recorded \(page.lastPathComponent); run again without RECORD=1")
            return
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        #expect(written == LintPage.markdown(), "run RECORD=1 swift test --filter GuideTests")
    }

    private func files(_ examples: [RuleGuide.Example]) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: examples.map { ($0.path, Array($0.text.utf8)) })
    }
}
