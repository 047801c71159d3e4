import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What `new scene` asks.
extension OwnOptionTests {
    @Test func aNewSceneIsAsked() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let new = ["new", "scene", "Lid", "--module", "Shelves"]
        let silent = try await Tool.vipergen(new, in: folder.url)
        #expect(silent.status == 64)
        #expect(silent.errors.contains("pass it as --option analyticsName=…"), "\(silent.errors)")
        let misspelt = try await Tool.vipergen(new + ["--option", "analyticsNam=lid"], in: folder.url)
        #expect(misspelt.status == 64)
        let wrong = try await Tool.vipergen(
            new + ["--option", "analyticsName=lid", "--option", "owner=shp"],
            in: folder.url
        )
        #expect(wrong.errors.contains("--option owner=shp"), "\(wrong.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("specs/Shelves/Lid.yml").path)
        )
        let run = try await Tool.vipergen(
            new + ["--option", "analyticsName=lid", "--option", "tags=a,b"],
            in: folder.url
        )
        #expect(run.succeeded, "\(run.everything)")
        let spec = try text("specs/Shelves/Lid.yml", in: folder)
        #expect(spec.hasSuffix("options:\n  analyticsName: \"lid\"\n  tags: [\"a\", \"b\"]\n"), "\(spec)")
        let old = try await Tool.vipergen(
            "new",
            "scene",
            "Cork",
            "--module",
            "Pantry",
            "--style",
            "legacy",
            "--class",
            "OldCork",
            in: folder.url
        )
        #expect(old.succeeded, "\(old.everything)")
    }

    /// All that has to be answered, in one run.
    @Test func allThatIsMissingIsTold() async throws {
        let options = "option: first\n  required: true\noption: second\n  required: true\n"
        let folder = try shelves("options: { first: a, second: b }", options: options)
        let run = try await Tool.vipergen("new", "scene", "--module", "Shelves", in: folder.url)
        #expect(run.status == 64)
        for remedy in ["pass it as NAME", "--option first=…", "--option second=…"] {
            #expect(run.errors.contains(remedy), "\(run.errors)")
        }
        let answered = try await Tool.vipergen(
            "new",
            "scene",
            "Lid",
            "--option",
            "second=x",
            "--yes",
            in: folder.url
        )
        #expect(answered.errors.contains("--module") && answered.errors.contains("--option first=…"))
        #expect(!answered.errors.contains("second"), "\(answered.errors)")
    }

    /// Wrong by themselves, whatever files say.
    @Test(arguments: ["owner=shp", "weight=1e", "isTracked=yes", "model=[Int", "analyticNam=x", "tags", "owner="])
    func aWrongAnswerIsWrongUsage(answer: String) async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let new = ["new", "scene", "Lid", "--module", "Shelves", "--option", "analyticsName=lid", "--option", answer]
        let run = try await Tool.vipergen(new, in: folder.url)
        #expect(run.status == 64, "\(run.errors)")
        #expect(run.errors.contains("--option \(answer)"), "\(run.errors)")
    }

    /// Each question is judged without the answers that are still to come.
    @Test func severalQuestionsAreAskedOneByOne() async throws {
        let options = "option: first\n  required: true\noption: second\n  required: true\n"
        let folder = try shelves("options: { first: a, second: b }", options: options)
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("specs/Templates/Facts.swift.mustache")
        )
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            "Lid",
            "--module",
            "Shelves",
            in: folder.url,
            .answer("x", to: "first: "),
            .answer("y", to: "second: ")
        )
        #expect(run.status == 0, "\(run.screen)")
        let spec = try text("specs/Shelves/Lid.yml", in: folder)
        #expect(spec.hasSuffix("options:\n  first: \"x\"\n  second: \"y\"\n"), "\(spec)")
    }
}
