import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Sources that can't be read for their depth: every command that needs one says so at its place, and changes nothing.
@Suite struct NestedTooDeeplyTests {
    /// Where its 65th bracket opens.
    private static let deepCode =
        "/// @mockable\nprotocol Jam { var jam: Int { get } }\nlet first = #\"\"#\nlet deep = "
        + String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65) + "\n"

    private func package() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("state: { title: String }\n", to: "specs/Home/Welcome.yml")
        try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private static let all = [
        ["lint"], ["lint", "--format", "json"], ["report"], ["report", "--format", "json"], ["check"],
        ["check", "--diff"], ["generate", "--sync"], ["generate", "--sync", "--dry-run"],
        ["move", "scene", "Welcome", "--module", "Shop", "--yes"], ["new", "module", "Jars"],
        ["new", "scene", "Jar", "--module", "Home"],
        ["new", "scene", "Jar", "--module", "Home", "--route-from", "Welcome"],
        ["mock", "Sources/Home", "--output", "Mocks"], ["mock", "Sources/Home", "--output", "Mocks", "--check"],
    ]

    @Test(arguments: TestExtent.sample(all.filter { ["lint", "generate", "move", "mock"].contains($0[0]) }, of: all))
    func aSourceThatACommandNeeds(command: [String]) async throws {
        let folder = try await package()
        let path = "Sources/Home/Application/Welcome/WelcomePresenter.swift"
        let code = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        try folder.write(code + Self.deepCode, to: path)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(command, in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        let line = code.split(separator: "\n", omittingEmptySubsequences: false).count + 3
        if command.contains("json") {
            #expect(run.output.contains("\": \"nested-too-deeply\""), "\(run.output)")
            #expect(run.output.contains("\"line\": \(line)"), "\(run.output)")
        } else {
            let place = "\(path):\(line):76: error: "
            #expect(run.errors.contains(place) && run.errors.contains("[nested-too-deeply]"), "\(run.everything)")
        }
        #expect(try FileTree.read(folder.url) == before)
    }

    /// A type that goes is looked for in all sources that name it.
    @Test(
        arguments: TestExtent.sample(
            [["generate"]],
            of: [["generate"], ["generate", "--dry-run"], ["check"], ["generate", "--sync"]]
        )
    )
    func aSourceThatUsesWhatChanges(command: [String]) async throws {
        let folder = try await package()
        let spec = "specs/Home/Welcome.yml"
        try folder.write("state: { title: String }\ninteractor: { save: }\n", to: spec)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let use = "let saver: (any WelcomeInteractorContract)? = nil\n"
        try folder.write(use + Self.deepCode, to: "Sources/Home/Deep.swift")
        try folder.write("state: { title: String }\n", to: spec)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(command, in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        #expect(run.errors.contains("Sources/Home/Deep.swift:5:76: error: "), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What isn't seen might be in the way, or stay behind.
    private static let looking = [
        ["generate"], ["generate", "--sync"], ["lint"], ["check"], ["report"],
        ["new", "scene", "Jar", "--module", "Home"], ["move", "scene", "Welcome", "--module", "Shop", "--yes"],
        ["mock", "Sources/Home", "--output", "Mocks"],
    ]

    @Test(
        arguments: TestExtent.sample(
            [["generate"], ["lint"], ["mock", "Sources/Home", "--output", "Mocks"]],
            of: looking
        )
    )
    func foldersThatAreTooDeep(command: [String]) async throws {
        let folder = try await package()
        let deep = "Sources/Home/Application/Welcome/" + String(repeating: "a/", count: 64)
        try folder.write("struct Lid {}\n", to: deep + "Lid.swift")
        try folder.write("style: uikit\n", to: "specs/Home/Basket.yml")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(command, in: folder.url)
        #expect(run.status == 1, "\(run.everything)")
        #expect(run.errors.contains("folders deep [limit-exceeded]"), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }
}
