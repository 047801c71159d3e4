import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Templating
import Testing
import TestSupport

@Suite("The reference page of keys")
struct SpecReferenceTests {
    @Test func isUpToDate() throws {
        try Recording.expect(SpecReference.markdown(), on: "docs/specs.md")
    }

    @Test func everyKeyIsOnThePage() {
        let text = SpecReference.markdown()
        for key in SpecReference.objects.flatMap(\.keys) { #expect(text.contains("**`\(key.name)`**")) }
    }

    /// A list of words that is typed beside the enum that has them is soon another one; `Choices` takes each from its enum.
    @Test func noListOfChoicesIsTyped() throws {
        let files = try FileTree.read(Repository.sources.appendingPathComponent("ProjectModel/SpecReading"))
        let keys = files.filter { $0.key.hasSuffix("Keys.swift") }
        #expect(keys.count > 10)
        for (path, bytes) in keys {
            let text = String(decoding: bytes, as: UTF8.self)
            let lists = text.matches(of: /type:\s*"([^"]*`, `[^"]*|[^"]*` or `[^"]*)"/).map { String($0.1) }
            // No cases of an enum: truth values, a choice among names, keywords of Swift.
            let others = ["`true`", "`annotated`", "`class`"]
            let typed = lists.filter { list in !others.contains(where: list.contains) }
            #expect(typed.isEmpty, "\(path): \(typed)")
        }
    }

    @Test func aSceneTakesSixLines() {
        let sources = [
            "project.yml": "project: D\nruntime: ../..\nservices: { recipeRepository: RecipeRepository }",
            "Recipes/RecipeDetails.yml": SpecReference.shortScene,
            "Users/UserProfile.yml": "parameters: { userID: Int64 }",
        ]
        #expect(problems(in: sources).filter { $0.severity == .error }.map(\.message) == [])
        #expect(SpecReference.shortScene.split(separator: "\n").count == 6)
    }

    @Test func everyKeyIsPartOfATask() {
        let named = Dictionary(SpecTask.all.flatMap(\.keys).map { ($0.object, Set($0.names)) }) { $0.union($1) }
        for object in SpecReference.objects where named[object.title] != nil {
            #expect(named[object.title] == Set(object.keys.map(\.name)), "\(object.title)")
        }
        #expect(named.count == 3)
    }

    /// Each key's example is accepted where it belongs.
    @Test func examplesAreUnderstood() {
        let questions = ["scene": "analyticsName", "module": "owner", "project": "company"].map { file, name in
            TeamTemplates.File(path: "specs/Templates/\(file).options", bytes: Array("option: \(name)".utf8))
        }
        let templates = TeamTemplates(questions, keys: [])
        for (object, source) in Self.places {
            for key in SpecReference.objects.filter({ $0.title == object }).flatMap(\.keys) {
                let sources = source(key.example)
                let unknown = problems(in: sources, templates: templates).filter {
                    ["unknown-key", "wrong-kind", "yaml-syntax"].contains($0.id)
                }
                #expect(unknown.isEmpty, "\(object).\(key.name): \(unknown)")
            }
        }
    }

    private static let places: [(String, @Sendable (String) -> [String: String])] = [
        ("project", { ["project.yml": $0] }),
        ("runtime", { ["project.yml": "project: D\nruntime: { \($0) }"] }),
        ("service", { ["project.yml": "project: D\nservices: { a: { \($0) } }"] }),
        ("swift", { ["project.yml": "project: D\nswift: { \($0) }"] }),
        ("module", { ["M/module.yml": $0] }),
        ("use case", { ["M/module.yml": "useCases:\n  A:\n    \($0)"] }),
        ("method", { ["M/S.yml": "interactor: { a: { \($0) } }"] }),
        ("parameter", { ["M/S.yml": "state: { a: { \($0) } }"] }),
        ("scene", { ["M/S.yml": $0] }),
        ("section", { ["M/S.yml": "contents: { a: { b: { \($0) } } }"] }),
        ("route", { ["M/S.yml": "routes: { a: { \($0) } }"] }),
    ]

    @Test func noOtherKeysAreAccepted() {
        for (object, source) in Self.places {
            let ids = problems(in: source("noSuchKey: 1")).map(\.id)
            #expect(ids.contains("unknown-key"), "\(object)")
        }
    }
}
