import Foundation
import Reporting
import Testing
import TestSupport

@testable import Commands
@testable import Basics
@testable import Pipeline

/// Every declared diagnostic: its example has it and nothing else, and the right form has nothing.
@Suite struct DiagnosticExampleTests {
    /// Rules are in `docs/lint.md` as well, and run there.
    private static let kinds = DiagnosticTable.all.filter { kind in !DiagnosticKind.ofRules.contains { $0 === kind } }
    private static let cases = DiagnosticCase.all(of: kinds)
    private static let inProcess = cases.filter { $0.example.map(DiagnosticExampleRun.isInProcess) ?? false }
    private static let byCommands = cases.filter { $0.example.map { !DiagnosticExampleRun.isInProcess($0) } ?? false }
    private static let ofManifests = byCommands.filter { $0.example.map(DiagnosticExampleRun.isAboutManifest) ?? false }

    /// SwiftPM takes most of a second to describe a manifest. What is compared with it, `ManifestComparisonTests` show by a
    /// description that is recorded.
    private static let quick = byCommands.map(\.name).filter { !ofManifests.dropFirst().map(\.name).contains($0) }

    @Test(arguments: inProcess.map(\.name))
    func theWrongFormHasItAndTheRightOneNothing(name: String) throws {
        let (kind, example) = try Self.example(name)
        let wrong = DiagnosticExampleRun(example.wrong).problems
        #expect(Set(wrong.map(\.id)) == [kind.id], "\(TextReporter().report(wrong))")
        #expect(wrong.contains { $0.severity == kind.severity })
        let right = DiagnosticExampleRun(example.right).problems
        #expect(right.isEmpty, "\(TextReporter().report(right))")
    }

    @Test(arguments: TestExtent.sample(quick, of: byCommands.map(\.name)))
    func theCommandsSayItAndThenNothing(name: String) async throws {
        let (kind, example) = try Self.example(name)
        let rightForm = DiagnosticExampleRun(example.right)
        let wrong = try await DiagnosticExampleRun(example.wrong).run(insteadOf: rightForm)
        #expect(wrong.ids == [kind.id], "\(wrong.run.everything)")
        #expect(wrong.run.status == (kind.severity == .error ? Int(kind.exit.rawValue) : 0), "\(wrong.run.everything)")
        // The samples' own manifest is checked by other tests; describing it takes a second.
        if rightForm.changesManifest || !TestExtent.isWhole { return }
        let right = try await rightForm.run()
        #expect(right.run.succeeded && right.ids.isEmpty, "\(right.run.everything)")
    }

    private static func example(_ name: String) throws -> (kind: DiagnosticKind, example: Explanation.Example) {
        let found = try #require(cases.first { $0.name == name })
        return (found.kind, try #require(found.example))
    }

    @Test func thoseThatEverybodyMeetsAreInTheTable() {
        #expect(DiagnosticsPage.dailyIds.count == 10)
        for id in DiagnosticsPage.dailyIds { #expect(!DiagnosticTable.kinds(id).isEmpty, "\(id)") }
    }

    /// A kind that is in no list would be explained nowhere.
    @Test func everyDeclaredKindIsListed() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let declared = try paths.reduce(0) { count, path in
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            return count + text.components(separatedBy: " = DiagnosticKind(").count - 1
        }
        #expect(declared == DiagnosticTable.all.count - DiagnosticKind.ofRules.count)
    }

    @Test func idsAreUniqueAndInKebabCase() {
        let ids = DiagnosticTable.all.map(\.id)
        // Told by two kinds each.
        let shared = ids.filter { id in ids.count { $0 == id } > 1 }
        #expect(Set(shared) == ["nested-too-deeply", "unreadable-file"])
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    }

    @Test func fewHaveNoExample() {
        let without = Self.cases.filter { $0.example == nil }
        #expect(without.allSatisfy { $0.mistake.reasonForNoExample?.isEmpty == false })
        #expect(without.count <= 24, "\(without.map(\.name))")
    }

    /// `vipergen explain` finds a kind by the title of each of its cases.
    @Test func casesHaveTitlesAndTextsOfTheirOwn() {
        let titles = Self.cases.compactMap(\.mistake.title)
        #expect(titles.count == Set(titles).count)
        #expect(titles.count > 200)
        for found in Self.cases where found.mistake.title != nil {
            #expect(!found.mistake.reason.isEmpty, "\(found.name)")
            #expect(found.mistake.reason != found.kind.explanation.reason, "\(found.name)")
        }
    }

    /// A kind without a text would be explained by nothing, and a text without a kind be read by nobody.
    @Test func everyKindHasATextAndEveryTextAKind() {
        for kind in DiagnosticTable.all { #expect(!kind.explanation.reason.isEmpty, "\(kind.id)") }
        let rules = DiagnosticKind.ofRules.map { "lint/\($0.id)" }
        #expect(Set(Explanation.texts.keys) == Set(Self.kinds.map(\.id)).union(rules))
    }

    /// The files that `make texts` writes.
    @Test func theTextsThatAreEmbeddedAreThoseOfTheFolders() async throws {
        let folder = try TemporaryFolder()
        let run = try await Tool.run("Templates/embed", [folder.url.path])
        #expect(run.succeeded, "\(run.everything)")
        let made = try FileTree.read(folder.url)
        #expect(made.count == 5)
        for (path, bytes) in made {
            #expect(
                try Data(contentsOf: Repository.root.appendingPathComponent(path)) == bytes,
                "\(path): run make texts"
            )
        }
    }

    @Test func thePageIsUpToDate() throws {
        try Recording.expect(DiagnosticsPage.markdown(), on: "docs/diagnostics.md")
    }
}
