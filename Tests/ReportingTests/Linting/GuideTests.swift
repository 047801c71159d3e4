import Basics
import Foundation
import ProjectModel
import Reporting
import Testing
import TestSupport

@Suite("The guide to the rules")
struct GuideTests {

    /// The list is made of the rules' names, the kinds of what they say of themselves.
    @Test func everyRuleHasItsOwnKind() {
        #expect(DiagnosticKind.ofRules.map(\.id) == LintRule.allCases.map(\.rawValue))
    }

    @Test(arguments: LintRule.allCases)
    func brokenExamplesBreakTheRule(rule: LintRule) throws {
        let example = try #require(self.example(of: rule))
        let found = try Kitchen.lint(files(example.wrong))
        #expect(Set(found.map(\.id)) == [rule.rawValue], "\(TextReporter().report(found))")
    }

    @Test(arguments: LintRule.allCases)
    func rightExamplesBreakNone(rule: LintRule) throws {
        let example = try #require(self.example(of: rule))
        #expect(!example.right.isEmpty)
        let found = try Kitchen.lint(files(example.right))
        #expect(found.isEmpty, "\(TextReporter().report(found))")
    }

    @Test func thePageIsUpToDate() throws {
        try Recording.expect(LintPage.markdown(), on: "docs/lint.md")
    }

    private func example(of rule: LintRule) -> Explanation.Example? {
        DiagnosticKind.ofRules.first { $0.id == rule.rawValue }?.explanation.cases.first?.example
    }

    private func files(_ half: String) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: ExampleFiles(half).files.map { ($0.path, $0.bytes) })
    }
}
