import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Classes that are generated, and that people may have as their own.
@Suite(.onlyInTestAll) struct TakenOverClassesTests {
    /// A class that is moved out of its generated folder is its team's, and nothing is written in its place.
    @Test func classesCanBeTakenOver() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("Wiring/specs"), to: "specs")
        try folder.copy(Repository.goldens.appendingPathComponent("Wiring/package"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        let generated = "package/Sources/Rooms/Generated/PictureScene.swift"
        let own = "package/Sources/Rooms/Application/Picture/PicturePresenter+Class.swift"
        let whole = try editor.read(generated)
        let presenter = try #require(whole.firstMatch(of: /\/\/\/ Owns the state.*\n(.*\n)*?\}\n\n/)).output
            .0
        let imports = whole.matches(of: /\n(?:public )?import .*/).map { $0.output.replacing("public ", with: "") }
        try editor.write(imports.joined() + "\n\n" + presenter, to: own)
        try editor.write(whole.replacing(presenter, with: ""), to: generated)
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
        #expect(try !editor.read(generated).contains("class PicturePresenter"))
        let check = try await Tool.vipergen("check", "--output", "package", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        try editor.delete(own)
        let again = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(again.succeeded, "\(again.everything)")
        #expect(try editor.read(generated) == whole)
    }
}
