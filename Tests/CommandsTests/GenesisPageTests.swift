import Basics
import CommandTestSupport
import Foundation
import Testing
import TestSupport
import YAMLTree

/// What `docs/from-genesis.md` says became what: each question and each file has its successor.
@Suite struct GenesisPageTests {
    private let style: URL = Repository.goldens.appendingPathComponent("Genesis/specs/Templates/Screen")

    private func template() throws -> YAMLNode {
        let path = "Tests/Fixtures/Genesis/template.yml"
        let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(path))
        return try #require(YAMLReader().read(Array(bytes), path: path).root)
    }

    private func items(_ key: String) throws -> [YAMLNode] {
        guard case .sequence(let items)? = try template().entry(key)?.value.content else { return [] }
        return items
    }

    /// The name and the module of a scene are asked by `new scene` itself.
    @Test func eachQuestionIsAsked() throws {
        let asked = String(decoding: try Data(contentsOf: style.appendingPathComponent("screen.style")), as: UTF8.self)
        let names = try items("options").compactMap { $0.entry("name")?.value.text }
        #expect(names.count == 4)
        for option in try items("options") {
            let name = try #require(option.entry("name")?.value.text)
            let question = try #require(option.entry("question")?.value.text)
            if ["name", "module"].contains(name) { continue }
            #expect(asked.contains("option: \(name)\n") && asked.contains("  question: \(question)\n"), "\(name)")
        }
    }

    @Test func eachFileHasATemplate() throws {
        let templates = try items("files").compactMap { $0.entry("template")?.value.text }
        let ours = try FileManager.default.contentsOfDirectory(atPath: style.path).filter { $0.hasSuffix(".mustache") }
        #expect(
            Set(templates.map { "Screen" + $0.replacingOccurrences(of: ".stencil", with: ".swift.mustache") })
                == Set(ours)
        )
    }

    /// The way that the page names: one command, with the answers.
    @Test func aScreenIsOneCommand() async throws {
        let folder = try TemporaryFolder()
        let specs = folder.url.appendingPathComponent("specs")
        try FileManager.default.copyItem(at: Repository.goldens.appendingPathComponent("Genesis/specs"), to: specs)
        let run = try await Tool.vipergen([
            "new", "scene", "Customs", "--style", "screen", "--module", "Parcels", "--specs", specs.path, "--output",
            folder.url.appendingPathComponent("app").path, "--option", "analyticsName=customs",
        ])
        #expect(run.succeeded, "\(run.everything)")
        let made = folder.url.appendingPathComponent("app/Sources/Parcels/Application/Customs/CustomsViewModel.swift")
        let text = String(decoding: try Data(contentsOf: made), as: UTF8.self)
        #expect(text.contains("static let analyticsName = \"customs\"") && !text.contains("tracksTime"))
    }
}
