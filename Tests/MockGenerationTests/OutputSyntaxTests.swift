import Basics
import MockGeneration
import SwiftReading
import Testing
import TestSupport

/// Whatever a protocol is called and has, its mock parses.
@Suite struct OutputSyntaxTests {
    @Test(arguments: MockNaming.allCases)
    func theRecordedMocksParse(naming: MockNaming) async throws {
        let goldens = try Feature.all().compactMap { $0.files[Feature.fileName("Mocks", naming)] }
        #expect(goldens.count > 1)
        let folder = try TemporaryFolder()
        try folder.write(goldens.joined(), to: "Mocks.swift")
        let run = try await Tool.run("swiftc", ["-parse", "-parse-as-library", "Mocks.swift"], in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// Mocks that exclude each other share a file as well, and so do all of them where that is asked for.
    @Test(arguments: [false, true]) func whatIsSwitchedOffIsOnAgainAtTheEnd(singleFile: Bool) {
        let source = """
            #if A
            /// @mockable
            protocol P {}
            #else
            /// @mockable
            protocol P { func f() }
            #endif
            /// @mockable
            protocol Q {}
            """
        var options = MockOptions()
        options.singleFile = singleFile
        let mocks = MockGenerator(options: options).generate([MockSource(path: "A.swift", bytes: Array(source.utf8))])
        #expect(mocks.files.count == (singleFile ? 1 : 2), "\(mocks.diagnostics)")
        for file in mocks.files {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.filter { $0.hasPrefix("// swiftlint:enable") }.count == 1)
            #expect(lines.suffix(2) == ["// swiftlint:enable all", ""])
            #expect(lines.contains("// swiftlint:disable all") && lines.contains("// swiftformat:disable all"))
        }
    }

    /// Words that Swift knows, by which protocols, types around them, associated types and members are called.
    private static let words = [
        "any", "some", "each", "async", "await", "nonisolated", "borrowing", "consuming", "sending", "isolated",
        "reasync", "__owned", "default", "class", "protocol", "self", "Self", "Any", "Type", "Protocol", "init", "get",
        "set",
        "actor", "macro", "repeat", "inout", "throws", "rethrows", "where", "in", "is", "as", "try", "unsafe", "open",
        "willSet", "didSet", "weak", "unowned", "lazy", "package", "discard", "then", "copy", "consume", "a \"b\" c",
        "Int",
    ]

    @Test(arguments: TestExtent.sample(["any", "self", "init", "inout", "a \"b\" c"], of: words), MockNaming.allCases)
    func aWordOfSwiftCanNameAnything(word: String, naming: MockNaming) {
        let source = """
            /// @mockable(override: name = Outer)
            public protocol `\(word)` {
                var `\(word)`: Int { get set }
                func `\(word)`<`\(word)`>(`\(word)` value: `\(word)`, _ `\(word)`: Int) async throws -> [`\(word)`]
            }
            enum `\(word)s` {
                /// @mockable(override: name = Inner)
                protocol `\(word)`: `\(word)s`.Parent {
                    associatedtype `\(word)`: Sendable
                    func take(_ value: `\(word)`) -> `\(word)s`.Other
                }
                protocol Parent { func inherited() }
                struct Other {}
            }
            /// @mockable(override: name = Heir)
            protocol Heir0: `\(word)` where `\(word)`: Sendable { }
            """
        let options = MockOptions(naming: naming)
        let mocks = MockGenerator(options: options).generate([MockSource("A.swift", source)])
        #expect(mocks.diagnostics.isEmpty, "\(mocks.diagnostics)")
        #expect(mocks.files.count == 3)
        for file in mocks.files { #expect(file.syntaxProblems == [], "\(file.text)") }
    }

    /// Without back-ticks, as Swift allows where a type is declared.
    @Test(arguments: ["any", "some", "each", "async", "await", "nonisolated"])
    func aProtocolIsSpelledAsATypeHasToBe(word: String) {
        let mocks = MockGenerator().generate([MockSource("A.swift", "/// @mockable\nprotocol \(word) { func f() }\n")])
        #expect(mocks.files.map(\.className) == ["Mock\(word)"])
        #expect(mocks.files.first?.text.contains("class Mock\(word): `\(word)` {") == true)
    }

    @Test func aNameThatGivesNoClassIsToldWithWhatToWrite() {
        let text = "/// @mockable\nprotocol `my store` {}\n"
        let problem = MockGenerator().generate([MockSource("A.swift", text)]).diagnostics.first
        #expect(problem?.id == "unmockable")
        #expect(problem?.notes.first?.message.contains("'/// @mockable(override: name = StoreMock)'") == true)
    }

    @Test func aFileNameDoesNotEndTheHeader() {
        let source = MockSource("A\nstruct INJ {}.swift", "/// @mockable\nprotocol P {}\n")
        let text = MockGenerator().generate([source]).files.first?.text ?? ""
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("struct INJ") })
    }

    @Test(arguments: [
        ("Core", "import Core"), ("Core.Sub", "import Core.Sub"), ("public import Core", "public import Core"),
        ("@testable import struct Core.A", "@testable import struct Core.A"), ("any", "import `any`"),
    ])
    func anImportIsRead(text: String, statement: String) {
        #expect(ImportOption.read(text) == .success(statement))
        #expect(SwiftSyntaxCheck.problems(in: statement) == [])
    }

    @Test(arguments: [
        "", "Core; struct INJ {}", "import Core; struct INJ {}", "import A\nimport B", "import A // x", "a b", "Core.",
        "class",
        "struct import {}", "let import = 1", "import Core import B", "-x", "Core/*", "@x import",
    ])
    func whatIsNoImportIsRefused(text: String) {
        if case .success(let read) = ImportOption.read(text) { Issue.record("\(text) is read as \(read)") }
    }
}

extension MockFile {
    var syntaxProblems: [SwiftSyntaxProblem] { SwiftSyntaxCheck.problems(in: text) }
}
