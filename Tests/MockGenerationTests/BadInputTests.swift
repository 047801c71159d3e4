import Basics
import MockGeneration
import Testing
import TestSupport

/// What is wrong with one protocol is told at its place, and the others are done.
@Suite struct BadInputTests {
    private static let good = MockSource("Good.swift", "/// @mockable\nprotocol Good { func act() }\n")

    /// What a mistake leaves of a file isn't the file, whichever of its protocols is whole.
    @Test func aSourceWithASyntaxErrorGetsNoMocksAndTheOthersDo() {
        let text = "/// @mockable\nprotocol Bad { func act( }\n/// @mockable\nprotocol Fine { func act() }\n"
        let mocks = generate([MockSource("Bad.swift", text), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.first?.id == "unreadable-source")
        #expect(mocks.diagnostics.first?.location == SourceLocation(path: "Bad.swift", line: 2, column: 26))
    }

    @Test func whatIsNoTextIsTold() {
        let bytes = Array("/// @mockable\nprotocol A { func f".utf8)
        let notUTF8 = MockSource(path: "A.swift", bytes: bytes + [0xFF, 0x28, 0x29, 0x7D])
        let zero = MockSource(path: "B.swift", bytes: bytes + [0])
        let mocks = generate([notUTF8, zero, Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(
            mocks.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
                "A.swift:2:20: this isn't UTF-8", "B.swift:2:20: there is a NUL byte here: this isn't a text file",
            ]
        )
    }

    @Test func aCycleOfInheritanceIsTold() {
        let text = "/// @mockable\nprotocol A: B {}\nprotocol B: C {}\nprotocol C: A {}\n"
        let mocks = generate([MockSource("A.swift", text), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.map(\.id) == ["cyclic-reference"])
        #expect(mocks.diagnostics.first?.location == SourceLocation(path: "A.swift", line: 4, column: 13))
    }

    @Test func aliasesInCirclesEnd() {
        let text = "/// @mockable\nprotocol A: B {}\ntypealias B = C\ntypealias C = B & D\ntypealias D = B\n"
        #expect(generate([MockSource("A.swift", text)]).diagnostics.hasErrors)
    }

    /// Their own members, and those of parents that are known, are mocked all the same.
    @Test func aParentThatNoSourceDeclaresIsToldOfEachMockThatLacksIt() throws {
        let text = """
            /// @mockable
            protocol A: Known, Binary.Elsewhere { func own() -> Bool }
            protocol Known { func known() }
            /// @mockable
            protocol B: A {}
            """
        let mocks = generate([MockSource("A.swift", text), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["A", "B", "Good"])
        #expect(mocks.diagnostics.map(\.id) == ["missing-protocol", "missing-protocol"])
        #expect(!mocks.diagnostics.hasErrors)
        #expect(mocks.diagnostics.allSatisfy { $0.location == SourceLocation(path: "A.swift", line: 2, column: 20) })
        let message =
            "'A' inherits from 'Binary.Elsewhere', which none of the sources declares, so 'MockB' lacks its members"
        #expect(mocks.diagnostics.last?.message == message)
        for file in mocks.files.prefix(2) {
            #expect(file.text.contains("func own() -> Bool") && file.text.contains("func known()"))
        }
    }

    /// As the note says: either way.
    @Test func membersOfAnUnknownParentAreAddedInAnExtension() async throws {
        let own = MockSource("A.swift", "/// @mockable\npublic protocol A: Elsewhere { func own() -> Bool }\n")
        let parent = MockSource("B.swift", "public protocol Elsewhere { func other() -> Int }\n")
        let mocks = generate([own])
        let note = "add its source, or write them in an extension of 'MockA'"
        #expect(mocks.diagnostics.flatMap(\.notes).map(\.message) == [note])
        #expect(generate([own, parent]).diagnostics.isEmpty)
        let folder = try TemporaryFolder()
        for source in [own, parent] { try folder.write(String(decoding: source.bytes, as: UTF8.self), to: source.path) }
        let text = mocks.files.map(\.text).joined().replacing("import ViperTesting\n", with: "")
        try folder.write(text + MockRuntime.stubbing, to: "Mocks.swift")
        try folder.write("extension MockA { public func other() -> Int { 3 } }\n", to: "More.swift")
        let arguments = [
            "-typecheck", "-swift-version", "6", "-warnings-as-errors", "A.swift", "B.swift", "Mocks.swift",
        ]
        let sources = MockRuntime.recordingSources
        let without = try await Tool.run("swiftc", arguments + sources, in: folder.url)
        #expect(without.everything.contains("does not conform to protocol 'Elsewhere'"))
        let run = try await Tool.run("swiftc", arguments + ["More.swift"] + sources, in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
    }

    @Test func aFlagOfAMarkIsTrueOrFalse() {
        let text = "/// @mockable(relaxed: maybe, reset: true)\nprotocol A { func f() -> Int }\n"
        let mocks = generate([MockSource("A.swift", text)])
        #expect(mocks.diagnostics.map(\.id) == ["mock-annotation"])
        #expect(mocks.diagnostics.first?.message == "'relaxed' can't be 'maybe'")
        #expect(mocks.diagnostics.first?.notes.first?.message == "write true or false: '@mockable(relaxed: true)'")
        #expect(mocks.diagnostics.first?.location == SourceLocation(path: "A.swift", line: 1, column: 24))
    }

    @Test func whatNoMockCanHaveIsTold() {
        let text = """
            /// @mockable
            protocol A {
                func f()
                #makeMembers("x")
            }
            /// @mockable
            private protocol B {}
            """
        let mocks = generate([MockSource("A.swift", text)])
        #expect(mocks.files.isEmpty)
        #expect(mocks.diagnostics.map(\.id) == ["unmockable", "unmockable"])
        #expect(mocks.diagnostics.first?.location == SourceLocation(path: "A.swift", line: 4, column: 5))
    }

    /// The level around it counts, whichever the protocol has itself.
    @Test(arguments: [
        ("private extension O {", "private, since the extension of 'O' around it is"),
        ("fileprivate struct S {", "private, since 'S' around it is"),
        ("public enum O { private enum Q {", "private, since 'Q' around it is"),
        ("private enum Q {}\nextension Q { public", "private, since 'Q' around it is"),
    ])
    func whatIsInsideOfSomethingPrivateIsTold(around: String, reason: String) {
        let end = String(repeating: "}", count: around.count { $0 == "{" } - around.count { $0 == "}" })
        let source =
            around.hasSuffix("public") ? around.dropLast(6) + "\n/// @mockable\npublic" : around + "\n/// @mockable\n"
        let mocks = generate([MockSource("A.swift", source + " protocol P { func f() }\n" + end + "\n"), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.map(\.message) == ["'P' is \(reason): a mock in another file can't see it"])
    }

    /// They are parsed, and no value has such a type.
    @Test(arguments: [
        "func name(_ p: ~Placeholder) -> String", "func name(_ p: ~Copyable & Q)", "func name() -> ~Copyable",
        "var name: [~Copyable] { get }", "subscript(_ p: Box<~Copyable>) -> Int { get }",
        "init(_ p: (~Copyable) -> Void)",
        "func name() throws(~Copyable)", "func name(_ p: (~Copyable)?)", "func name(_ p: inout ~Copyable)",
        "func name() -> <T> T", "var name: <T> T { get }", "associatedtype T: _", "associatedtype T: [Int!]",
        "associatedtype T: (a: Int)", "associatedtype T: @Sendable Int", "associatedtype T: [3 of Int]",
        "associatedtype T: class", "associatedtype T = ~Copyable", "func name() throws(@unknown Int)",
        "func name() throws(sending Int)", "func name() throws(nonisolated(nonsending) () async -> Void)",
    ])
    func typesThatNoValueHasAreTold(member: String) {
        let text = "/// @mockable\nprotocol A {\n    \(member)\n}\n"
        let mocks = generate([MockSource("A.swift", text), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.map(\.id) == ["unmockable"])
        #expect(mocks.diagnostics.first?.location?.line == 3)
        #expect(mocks.diagnostics.first?.notes.isEmpty == false)
    }

    @Test(arguments: [
        ("~Copyable", "write 'any ~Copyable', of"), ("~Copyable?", "write '(any ~Copyable)?', of"),
        ("~Escapable & Q", "write 'any ~Escapable & Q', of"),
        ("~Placeholder", "write the name of a type; only '~Copyable'"),
    ])
    func theRemedyIsOneThatCompiles(type: String, remedy: String) {
        let mocks = generate([MockSource("A.swift", "/// @mockable\nprotocol A {\n    func f(_ p: \(type))\n}\n")])
        #expect(mocks.diagnostics.first?.notes.first?.message.hasPrefix(remedy) == true)
    }

    /// The remedy, and what else may stand behind '~'.
    @Test(arguments: [
        "func name(_ p: borrowing any ~Copyable) -> String", "func name(_ p: borrowing any ~Copyable & Q)",
        "func name<T: ~Copyable>(_ p: borrowing T)", "func name(_ p: borrowing some ~Copyable)",
        "func name(_ p: borrowing (any ~Copyable)?)",
    ])
    func whatMayBeConstrainedSoIsMocked(member: String) {
        let mocks = generate([MockSource("A.swift", "/// @mockable\nprotocol A {\n    \(member)\n}\n")])
        #expect(mocks.diagnostics.isEmpty && mocks.files.map(\.protocolName) == ["A"], "\(mocks.diagnostics)")
    }

    @Test func twoMocksOfOneNameAreTold() {
        let text = "enum X {\n/// @mockable\nprotocol A {} }\nenum Y {\n/// @mockable\nprotocol A {} }\n"
        let mocks = generate([MockSource("A.swift", text)])
        #expect(mocks.files.map(\.protocolName) == ["X.A"])
        #expect(mocks.diagnostics.map(\.id) == ["duplicate-name"])
    }

    @Test(arguments: ["[", "(", "Array<", "() -> (", "#if A\n", "enum E { "])
    func deepNestingIsRefused(opening: String) {
        let nested = String(repeating: opening, count: 20_000)
        let isDeclaration = opening.hasPrefix("#") || opening.hasPrefix("enum")
        let text = isDeclaration ? "\(nested) protocol A { func f() }" : "protocol A { func f(_ a: \(nested)) }"
        let mocks = generate([MockSource("A.swift", "/// @mockable\n" + text), Self.good])
        #expect(mocks.files.map(\.protocolName) == ["Good"])
        #expect(mocks.diagnostics.hasErrors)
    }

    /// Longer chains would take the whole stack, and N mocks with N inherited protocols each take for ever.
    @Test(
        arguments: [
            { "protocol P\($0): P\($0 + 1) { func f\($0)() }\n" }, { "typealias P\($0) = P\($0 + 1)\n" },
            { "protocol P\($0) where Self: P\($0 + 1) {}\n" },
        ] as [@Sendable (Int) -> String]
    )
    func longChainsAreRefused(link: @Sendable (Int) -> String) {
        for (count, isRead) in [(60, true), (66, false), (TestExtent.isWhole ? 20_000 : 4_000, false)] {
            let chain = (0..<count).map(link).joined() + "protocol P\(count) { func last() }\n"
            let mocks = generate([MockSource("A.swift", chain + "/// @mockable\nprotocol A: P0 {}\n"), Self.good])
            #expect(mocks.files.map(\.protocolName) == (isRead ? ["A", "Good"] : ["Good"]))
            #expect(mocks.diagnostics.map(\.id) == (isRead ? [] : ["nested-too-deeply"]))
            #expect(mocks.diagnostics.allSatisfy { $0.location?.path == "A.swift" })
        }
    }

    /// As long a chain of protocols that inherit their mark, each in a file of its own.
    @Test func longChainsOfHeirsAreRefused() {
        let heirs = (0..<100).map { number in
            let parent = number == 0 ? "AutoMockable" : "P\(number - 1)"
            return MockSource("P\(number).swift", "protocol P\(number): \(parent) { func f\(number)() }\n")
        }
        let mocks = generate(heirs)
        #expect(mocks.files.count < 70 && mocks.files.count > 60)
        #expect(Set(mocks.diagnostics.map(\.id)) == ["nested-too-deeply"])
    }

    @Test func theResultDependsOnNothingButTheInput() {
        let sources = (0..<200).map { number in
            let heir = "public protocol P\(number): P\((number + 1) % 150 + 50) { func f() }"
            return MockSource("P\(number).swift", "/// @mockable\n\(heir)\n")
        }
        let first = MockGenerator(options: MockOptions(jobs: 1)).generate(sources)
        let second = MockGenerator(options: MockOptions(jobs: 4)).generate(sources)
        #expect(first.files == second.files && first.diagnostics == second.diagnostics)
    }

    private func generate(_ sources: [MockSource]) -> GeneratedMocks { MockGenerator().generate(sources) }
}

extension MockSource {
    init(_ path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
