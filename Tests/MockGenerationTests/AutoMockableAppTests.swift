import Foundation
import MockGeneration
import SwiftReading
import TestSupport
import Testing

/// An app that Sourcery has mocked so far: by its marks alone it gets mocks with the members that the app's tests know.
@Suite struct AutoMockableAppTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/MockGenerationTests/AutoMockableApp")

    private static func generate() throws -> GeneratedMocks {
        let files = try FileTree.read(folder.appendingPathComponent("Sources"))
        let sources = files.sorted { $0.key < $1.key }.map { MockSource(path: $0.key, bytes: Array($0.value)) }
        return MockGenerator(options: MockOptions(naming: .sourcery, testableImports: ["App"])).generate(sources)
    }

    @Test func membersAreOnTheClasses() throws {
        let mocks = try Self.generate()
        #expect(mocks.diagnostics.isEmpty)
        let list = try String(contentsOf: Self.folder.appendingPathComponent("members.txt"), encoding: .utf8)
        let expected = Set(list.split(separator: "\n").map(String.init))
        let found = Set(mocks.files.flatMap { file in Self.variables(in: file.text).map { "\(file.className).\($0)" } })
        let missing = expected.subtracting(found)
        #expect(expected.count > 200)
        #expect(Double(missing.count) <= 0.05 * Double(expected.count), "\(missing.sorted())")
        // A mock isn't told by which closure it was made; nothing else of Sourcery's is missing.
        #expect(missing.sorted() == ["StyleMakingMock.initStyleClosure"])
    }

    @Test(arguments: TestExtent.sample(["6"], of: ["5", "6"]))
    func mocksCompile(languageMode: String) async throws {
        let folder = try TemporaryFolder()
        for (path, bytes) in try FileTree.read(Self.folder.appendingPathComponent("Sources")) {
            try folder.write(String(decoding: bytes, as: UTF8.self), to: "App/" + path)
        }
        for file in try Self.generate().files { try folder.write(file.text, to: "Mocks/\(file.className).swift") }
        let app = try FileTree.read(Self.folder.appendingPathComponent("Sources")).keys.sorted().map { "App/" + $0 }
        let mocks = try Self.generate().files.map { "Mocks/\($0.className).swift" }
        let modules = MockRuntime.modules + [("App", app)]
        for (module, sources) in modules {
            let run = try await Tool.run(
                "swiftc",
                ["-wmo", "-parse-as-library", "-enable-testing", "-I", ".", "-emit-module"]
                    + ["-emit-module-path", module + ".swiftmodule", "-module-name", module] + sources,
                in: folder.url
            )
            try #require(run.succeeded, "\(run.everything)")
        }
        let run = try await Tool.run(
            "swiftc",
            ["-typecheck", "-wmo", "-I", ".", "-swift-version", languageMode, "-warnings-as-errors"] + mocks,
            in: folder.url
        )
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
    }

    /// The names behind each `var` in the class.
    private static func variables(in text: String) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace)
        return zip(words, words.dropFirst()).compactMap { keyword, name in
            keyword == "var" ? String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : nil
        }
    }
}
