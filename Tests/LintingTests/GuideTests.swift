import Diagnostics
import Foundation
import Linting
import ProjectModel
import SpecReading
import TestSupport
import Testing

@Suite("The guide to the rules")
struct GuideTests {

    /// The list is made of the rules' names, the guides of what they say of themselves.
    @Test func everyRuleHasItsOwnGuide() {
        #expect(RuleGuide.all.map(\.rule) == LintRule.allCases)
    }

    @Test(arguments: LintRule.allCases)
    func brokenExamplesBreakTheRule(rule: LintRule) throws {
        let guide = try #require(RuleGuide.guide(to: rule))
        let found = try Kitchen.lint(files(guide.broken))
        #expect(Set(found.map(\.id)) == [rule.rawValue], "\(TextReporter().report(found))")
    }

    @Test(arguments: LintRule.allCases)
    func rightExamplesBreakNone(rule: LintRule) throws {
        let guide = try #require(RuleGuide.guide(to: rule))
        #expect(!guide.fixed.isEmpty)
        let found = try Kitchen.lint(files(guide.fixed))
        #expect(found.isEmpty, "\(TextReporter().report(found))")
    }

    @Test func thePageIsUpToDate() throws {
        try Recording.expect(LintPage.markdown(), on: "docs/lint.md")
    }

    private func files(_ examples: [RuleGuide.Example]) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: examples.map { ($0.path, Array($0.text.utf8)) })
    }
}
