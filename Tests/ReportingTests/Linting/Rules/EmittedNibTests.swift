import Basics
import CodeGeneration
import Foundation
import ProjectModel
import Reporting
import Testing
import TestSupport

/// What the generator makes of `view: xib` and `view: storyboard` passes the rules about documents of Interface Builder.
@Suite("Emitted documents of Interface Builder")
struct EmittedNibTests {
    private static let documents = [
        "Resources/CatalogueViewController.storyboard", "Resources/WorkshopViewController.xib",
    ]

    /// The golden's files, under the paths of a feature of the project that the tests lint in.
    private func files() throws -> [String: [UInt8]] {
        let folder = Repository.goldens.appendingPathComponent("Variations/package/Sources/Rooms")
        let all = try FileTree.read(folder).map { path, data in
            let text = String(decoding: data, as: UTF8.self)
            return ("Sources/Recipes/" + path, Array(text.replacing("\"Rooms\"", with: "\"Recipes\"").utf8))
        }
        return Dictionary(uniqueKeysWithValues: all)
    }

    private let rules: Set<LintRule> = [
        .nibClass, .nibModule, .nibOutlet, .nibAction, .nibUnconnectedOutlet, .nibReference, .nibAsset, .unreadableFile,
    ]

    @Test func haveNoFindings() throws {
        let files = try files()
        for document in Self.documents { #expect(files["Sources/Recipes/" + document] != nil) }
        #expect(try Kitchen.lint(files, rules: rules).isEmpty)
    }

    /// So the rules do look at them.
    @Test(arguments: documents)
    func areLookedAt(document: String) throws {
        var files = try files()
        let scene = document.contains("Workshop") ? "Workshop" : "Catalogue"
        files["Sources/Recipes/Application/\(scene)/\(scene)ViewController.swift"] = nil
        #expect(try Kitchen.lint(files, rules: rules).map(\.id) == [LintRule.nibClass.rawValue])
    }
}
