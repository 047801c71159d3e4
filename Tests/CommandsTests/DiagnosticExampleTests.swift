import Foundation
import Linting
import TestSupport
import Testing

@testable import Commands
@testable import Diagnostics
@testable import Pipeline

/// Every declared diagnostic: its example has it and nothing else, and the right form has nothing.
@Suite struct DiagnosticExampleTests {
    /// Rules are in `docs/lint.md` as well, and run there.
    private static let kinds = DiagnosticTable.all.filter { kind in !DiagnosticKind.ofRules.contains { $0 === kind } }
    private static let inProcess = kinds.filter {
        $0.explanation.example.map(DiagnosticExampleRun.isInProcess) ?? false
    }
    private static let byCommands = kinds.filter {
        $0.explanation.example.map { !DiagnosticExampleRun.isInProcess($0) } ?? false
    }

    @Test(arguments: inProcess.map(\.id))
    func theWrongFormHasItAndTheRightOneNothing(id: String) throws {
        let kind = try #require(Self.kinds.first { $0.id == id })
        let example = try #require(kind.explanation.example)
        let wrong = DiagnosticExampleRun(example.wrong).problems
        #expect(Set(wrong.map(\.id)) == [id], "\(TextReporter().report(wrong))")
        #expect(wrong.contains { $0.severity == kind.severity })
        let right = DiagnosticExampleRun(example.right).problems
        #expect(right.isEmpty, "\(TextReporter().report(right))")
    }

    @Test(arguments: byCommands.map(\.id))
    func theCommandsSayItAndThenNothing(id: String) async throws {
        let kind = try #require(Self.kinds.first { $0.id == id })
        let example = try #require(kind.explanation.example)
        let rightForm = DiagnosticExampleRun(example.right)
        let wrong = try await DiagnosticExampleRun(example.wrong).run(insteadOf: rightForm)
        #expect(wrong.ids == [id], "\(wrong.run.everything)")
        #expect(wrong.run.status == (kind.severity == .error ? Int(kind.exit.rawValue) : 0), "\(wrong.run.everything)")
        // The samples' own manifest is checked by other tests; describing it takes a second.
        if rightForm.changesManifest || !TestExtent.isWhole { return }
        let right = try await rightForm.run()
        #expect(right.run.succeeded && right.ids.isEmpty, "\(right.run.everything)")
    }

    @Test func thoseThatEverybodyMeetsAreInTheTable() {
        #expect(DiagnosticsPage.dailyIds.count == 10)
        for id in DiagnosticsPage.dailyIds { #expect(!DiagnosticTable.kinds(id).isEmpty, "\(id)") }
    }

    /// A kind that is in no list would be explained nowhere.
    @Test func everyDeclaredKindIsListed() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            // Its tables are about ViperGen's own templates, and vipergen reports none of it.
            $0.hasSuffix(".swift") && !$0.hasPrefix("TemplateLibraryMaker/")
        }
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
        let without = Self.kinds.filter { $0.explanation.example == nil }
        #expect(without.allSatisfy { $0.explanation.reasonForNoExample?.isEmpty == false })
        #expect(without.count <= 24, "\(without.map(\.id))")
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
        let run = try await Tool.run("Explanations/embed", [folder.url.path])
        #expect(run.succeeded, "\(run.everything)")
        let made = try FileTree.read(folder.url)
        #expect(made.count == 4)
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
