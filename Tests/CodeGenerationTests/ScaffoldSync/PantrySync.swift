@testable import CodeGeneration
import Basics
import ProjectModel
import Testing

/// A project with one scene, synchronised with sources that a test gives.
struct PantrySync {
    static let folder = "Sources/Shelves/Application/Jar"

    var events = "events: { didTapOpen: , didPick: { amount: Int } }"
    var interactor = "interactor: { count: { returns: Int } }"
    var routes = ""
    var stubs = StubStyle.comment

    /// What comes of the files, each named by its last path component.
    ///
    /// - Parameter others: sources of another module.
    func result(_ files: [String: String], others: [String: String] = [:]) throws -> SyncResult {
        try result(files.mapValues { Array($0.utf8) }, others: others)
    }

    /// The same by both ways of reading.
    func result(_ files: [String: [UInt8]], others: [String: String] = [:]) throws -> SyncResult {
        let contracts = try contracts()
        func result(_ read: (String, [UInt8]) -> SwiftFile) -> SyncResult {
            ScaffoldSync(jobs: 1) { $0 }.sync(
                contracts,
                knownContracts: [
                    "JarPresenterContract", "JarInteractorContract", "JarWireframeContract", "JarViewController",
                ],
                with: files.sorted { $0.key < $1.key }.map { read("\(PantrySync.folder)/\($0.key)", $0.value) },
                others: others.sorted { $0.key < $1.key }.map {
                    read("Sources/PantryCore/\($0.key)", Array($0.value.utf8))
                }
            )
        }
        let (parsed, scanned) = (
            result { SwiftFile(path: $0, bytes: $1) }, result { SwiftFile(scanning: $0, bytes: $1) }
        )
        #expect(parsed.amendments == scanned.amendments && parsed.diagnostics == scanned.diagnostics)
        return parsed
    }

    /// The one file after the run, which has to be without errors and to add text only.
    func amended(_ source: String, name: String = "JarPresenter.swift") throws -> String {
        let result = try result([name: source])
        #expect(result.diagnostics.filter { $0.id != "initializer-grew" } == [])
        let amendment = try #require(result.amendments.first)
        #expect(amendment.before == Array(source.utf8))
        #expect(amendment.after.isMade(of: amendment.before))
        let again = try self.result([name: String(decoding: amendment.after, as: UTF8.self)])
        #expect(again.amendments == [] && again.diagnostics == [], "a second run has something to do")
        return String(decoding: amendment.after, as: UTF8.self)
    }

    private func contracts() throws -> [ScaffoldContract] {
        let scene = ["scene: Jar", events, interactor, routes].joined(separator: "\n") + "\n"
        let files = [
            ("project.yml", "project: Pantry\nruntime: ../..\n"), ("Shelves/Jar.yml", scene),
        ].map { SpecFile(path: "specs/\($0.0)", relativePath: $0.0, bytes: Array($0.1.utf8)) }
        let (specs, problems) = SpecDecoder().decode(files)
        #expect(problems == [])
        let (project, more) = ProjectValidator().validate(try #require(specs))
        #expect(more == [])
        return ScaffoldContracts.all(of: try #require(project), stubs: stubs)
    }
}

extension [UInt8] {
    /// Whether the other's bytes are all here, in their order: nothing was taken out.
    func isMade(of original: [UInt8]) -> Bool {
        var rest = original[...]
        for byte in self where byte == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}
