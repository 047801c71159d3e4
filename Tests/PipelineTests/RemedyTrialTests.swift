import Basics
import CommandTestSupport
import Foundation
import ProjectModel
import Testing
import TestSupport

@testable import Pipeline

/// A remedy is tried before it is printed.
@Suite struct RemedyTrialTests {
    private static let project = """
        project: Kitchen
        runtime: ../..
        services: { client: ClientProtocol, clock: ClockProtocol }

        """

    private static func files(_ changed: [String: String]) -> [String: String] {
        let files = [
            "project.yml": project,
            "Recipes/module.yml": "kind: feature\n",
            "Recipes/Details.yml":
                "scene: Details\nparameters: { id: Int64, title: { type: String, default: '\"\"' } }\n",
        ]
        return files.merging(changed) { $1 }
    }

    private func folder(_ changed: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.files(changed) { try folder.write(text, to: "specs/\(path)") }
        return folder
    }

    private func check(_ changed: [String: String]) async throws -> ToolRun {
        let folder = try folder(changed)
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        return run
    }

    /// Each is told, without the near name that would be there twice, or can't be there.
    @Test(arguments: [
        ("uses: [clent, client]", "unknown service 'clent'", "client"),
        ("uses:\n  - clent\n  - client", "unknown service 'clent'", "client"),
        ("uses: [client, ClientProtocol]", "'ClientProtocol' is the type of a service", "client"),
        (
            "routes: { a: { to: Details, with: [id, titel, title] } }", "'Details' has no parameter 'titel'", "title"
        ),
        ("state: { ab: Int, cd: Int }\npreviews: { One: { ab: 1, cdd: 2, cd: 3 } }", "unknown field 'cdd'", "cd"),
        (
            "state: { ab: Int, cd: Int }\npreviews:\n  One:\n    ab: 1\n    cdd: 2\n    cd: 3", "unknown field 'cdd'",
            "cd"
        ),
        ("state: { a: Int }\nstateConformances: [Equatabel, Equatable]", "make a state 'Equatabel'", "Equatable"),
        ("variants: { Lisst: clock.isNew }", "unknown scene 'Lisst'", "List"),
    ])
    func remediesThatDoNotHelpAreLeftOut(spec: String, message: String, near: String) async throws {
        let run = try await check(["Recipes/List.yml": "scene: List\n\(spec)\n"])
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!run.errors.contains("did you mean '\(near)'?"), "\(run.errors)")
        #expect(!run.errors.contains("write '\(near)'"), "\(run.errors)")
    }

    @Test(arguments: [
        ("build: [swiftpm, swiftpn]", "'build' can't be 'swiftpn'", "did you mean 'swiftpm'?"),
        ("platforms: { ios: '17', iOS: '16' }", "unknown platform 'ios'", "did you mean 'iOS'?"),
        ("tabs: [Lst, List]", "unknown scene 'Lst'", "did you mean 'List'?"),
        ("tabs: [List]\nstrat: List", "unknown key 'strat'", "did you mean 'start'?"),
        ("vipergenVersion: |\n  0.0.1\nbuild: [swiftpm]", "the project is for vipergen 0.0.1", "vipergenVersion: "),
    ])
    func remediesOfTheProjectAreTriedToo(lines: String, message: String, note: String) async throws {
        let run = try await check(["project.yml": Self.project + lines + "\n", "Recipes/List.yml": "scene: List\n"])
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!run.errors.contains(note), "\(run.errors)")
    }

    /// What is left in the line is another slip, or the next step.
    @Test(arguments: [
        ("uses: [clent, clok]", ["client", "clock"]), ("uses: [clent, clent]", ["client"]),
        ("routes: { a: { to: Detals } }", ["Details"]), ("stlye: swiftu", ["style"]),
        ("routes: { a: { to: Details, with: [id], present: sheat } }", ["sheet"]),
    ])
    func remediesThatHelpStay(spec: String, near: [String]) async throws {
        let run = try await check(["Recipes/List.yml": "scene: List\n\(spec)\n"])
        for name in near { #expect(run.errors.contains("did you mean '\(name)'?"), "\(run.errors)") }
    }

    @Test func editorsGetThemAsFixes() async throws {
        let right = try await fixes("uses: [clent]")
        #expect(right.contains("\"text\": \"client\"") && right.contains("\"startColumn\": 8"), "\(right)")
        let wrong = try await fixes("uses: [clent, client]")
        #expect(wrong.contains("\"ruleId\": \"unknown-name\"") && !wrong.contains("\"fixes\""), "\(wrong)")
    }

    private func fixes(_ spec: String) async throws -> String {
        let folder = try folder(["Recipes/List.yml": "scene: List\n\(spec)\n"])
        return try await Tool.vipergen("check", "--specs-only", "--format", "sarif", in: folder.url).output
    }
}

/// How much is tried.
@Suite struct RemedyTrialExtentTests {
    private let file = SpecFile(path: "specs/a.yml", relativePath: "a.yml", bytes: Array("clent\n".utf8))

    private func problem(_ line: Int, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
        let start = SourceLocation(path: file.path, line: line, column: 1)
        let range = SourceRange(start: start, end: SourceLocation(path: file.path, line: line, column: 6))
        return Diagnostic(
            .unknownName,
            severity: severity,
            at: start,
            "unknown service 'clent'",
            notes: [Diagnostic.Note(asksFor: "client")],
            fixIt: Diagnostic.FixIt(writing: "client", insteadOf: "clent", at: range)
        )
    }

    /// Returns what is reported, where no remedy helps, and how many were tried.
    private func report(
        _ problems: [Diagnostic],
        files: Int = 1
    ) -> (reported: [Diagnostic], trials: Int) {
        var trials = 0
        let found = SpecProblems(decoding: problems)
        let trial = RemedyTrial(files: Array(repeating: file, count: files)) { edited in
            #expect(edited.first?.bytes != file.bytes)
            trials += 1
            return found
        }
        return (trial.tried(found), trials)
    }

    @Test func theFirstOnesOfTheReportAreTried() {
        let (reported, trials) = report((1...12).reversed().map { problem($0) })
        #expect(trials == RemedyTrial.mostTrials)
        #expect(reported.map { $0.location?.line } == Array(1...12))
        #expect(reported.map { $0.fixIt == nil } == (1...12).map { $0 <= RemedyTrial.mostTrials })
        #expect(reported.map(\.notes.isEmpty) == (1...12).map { $0 <= RemedyTrial.mostTrials })
    }

    @Test func nothingIsTriedWithoutAnErrorOrInALargeProject() {
        #expect(report([problem(1, .warning)]).trials == 0)
        #expect(report([problem(1)], files: RemedyTrial.mostFiles + 1).trials == 0)
        #expect(report([problem(1)], files: RemedyTrial.mostFiles).trials == 1)
    }

    @Test func aFixOfAnotherFileIsLeftAlone() {
        var other = problem(1)
        other.fixIt?.range = SourceRange(
            start: SourceLocation(path: "specs/b.yml", line: 1, column: 1),
            end: SourceLocation(path: "specs/b.yml", line: 1, column: 6)
        )
        let (reported, trials) = report([other])
        #expect(trials == 0 && reported == [other])
    }
}
