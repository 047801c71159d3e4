import Diagnostics
import MockGeneration
import Testing

/// Nothing of an annotation reaches a mock unread.
@Suite struct HostileMarkTests {
    struct Case: Sendable, CustomStringConvertible {
        var mark: String
        var column: Int
        /// What the note says to write.
        var remedy: String

        init(_ mark: String, _ column: Int, _ remedy: String) {
            (self.mark, self.column, self.remedy) = (mark, column, remedy)
        }

        var description: String { mark }
    }

    private static let type = "'@mockable(typealias: T = Int)'"
    private static let module = "'@mockable(module: prefix = Core)'"
    private static let name = "'@mockable(override: name = StoreMock)'"

    @Test(arguments: [
        Case("/// @mockable(typealias: T = Int } struct INJ {)", 34, type),
        Case("/// @mockable(typealias: T = )", 29, type),
        Case("/// @mockable(typealias: T = Int // x)", 34, type),
        Case("/// @mockable(typealias: T = Int /* x */)", 34, type),
        Case("/// @mockable(typealias: T = some P)", 30, type),
        Case("/// @mockable(typealias: T = Int, U = Int)", 33, type),
        Case("/// @mockable(typealias: T = Int = 3)", 34, type),
        Case("/// @mockable(typealias: T = \"x\")", 30, type),
        Case("/// @mockable(typealias: T where U = Int)", 27, "'@mockable(typealias: Item = Int)'"),
        Case("// @mockable(module: prefix = get async throws)", 34, module),
        Case("// @mockable(module: prefix = A, B)", 32, module),
        Case("// @mockable(module: prefix = A. )", 33, module),
        Case("// @mockable(module: prefix = .A)", 31, module),
        Case("// @mockable(module: prefix = Core.Sub.class)", 40, module),
        Case("// @mockable(module: prefix = A<B>)", 32, module),
        Case("/// @mockable(override: name = class)", 32, name),
        Case("/// @mockable(override: name = any)", 32, name),
        Case("/// @mockable(override: name = `M`)", 32, name),
        Case("/// @mockable(override: name = M: P {}; class N)", 33, name),
        Case("/// @mockable(override: name = M<T>)", 33, name),
        Case("/// @mockable(override: name = ../M)", 32, name),
        Case("/// @mockable(override: name = 9M)", 32, name),
        Case("/// @mockable(typealias: T = (Int, String)", 14, "/** @mockable(…) */"),
        Case("/// @mockable(rx: names = ReplaySubject)", 27, "remove 'rx: names = ReplaySubject'"),
        Case("/// @mockable(combine: names = @Published name)", 32, "remove 'combine: names = @Published name'"),
        Case("/// @mockable(modifiers: owner = weak)", 34, "remove 'modifiers: owner = weak'"),
        Case("/// @mockable(rx: a } struct INJ { = b)", 38, "remove 'rx: a } struct INJ { = b'"),
        Case("/** ä @mockable */ /** @mockable(module: prefix = 🍓 x) */", 52, module),
    ])
    func aValueThatIsSomethingElseIsToldAtItsPlace(test: Case) throws {
        let text = "\(test.mark)\nprotocol P { associatedtype T }\n"
        let mocks = generate("/// @mockable\nprotocol Good {}\n", text)
        let problem = try #require(mocks.diagnostics.first)
        #expect(mocks.diagnostics.count == 1 && problem.id == "mock-annotation" && problem.severity == .error)
        #expect(problem.location == SourceLocation(path: "B.swift", line: 1, column: test.column), "\(problem.message)")
        #expect(problem.notes.first?.message.contains(test.remedy) == true, "\(problem.notes)")
        #expect(mocks.files.map(\.protocolName) == ["Good"])
    }

    /// There is a mock all the same: what isn't there needs no type.
    @Test(arguments: [("Itm", "write 'Item'"), ("Element", "write 'Item'")])
    func aTypeForNothingIsToldAtItsPlace(name: String, note: String) throws {
        let mocks = generate("/// @mockable(typealias: \(name) = Int)\nprotocol P { associatedtype Item }\n")
        let problem = try #require(mocks.diagnostics.first)
        #expect(mocks.diagnostics.count == 1 && problem.id == "mock-annotation" && problem.severity == .warning)
        #expect(problem.location?.line == 1 && problem.location?.column == 26, "\(problem)")
        #expect(problem.message == "'P' has no associated type '\(name)'")
        #expect(problem.notes.map(\.message) == [note])
        #expect(mocks.files.count == 1)
        let other = generate("/// @mockable(typealias: Item = Int)\nprotocol P {}\n").diagnostics
        #expect(other.flatMap(\.notes).map(\.message) == ["remove 'Item = …'"])
    }

    /// The text that a note says to write is accepted.
    @Test(arguments: [
        "/// @mockable(typealias: T = Int)", "/// @mockable(typealias: Item = Int)",
        "/// @mockable(module: prefix = Core)",
        "/// @mockable(override: name = StoreMock)", "/// @mockable(typealias: T = [Int: (A, B)]; U = () -> Void)",
        "/** @mockable(typealias: T = Int;\n *   U = String,\n *   override: name = M) */",
        "/// @mockable(module: prefix = Core.Sub, override: name = M)", "/// @mockable(module: prefix = any)",
        "/// @mockable(typealias: `default` = Int)", "/// @mockable(typealias: T = Int) } struct INJ {",
        "/// sourcery: AutoMockable, name = \"} struct INJ {\"", "// sourcery: AutoMockable; struct INJ {}",
        "// sourcery:begin: AutoMockable } struct INJ {", "/// @mockable } struct INJ {",
        "/// @mockable(rx: a = PublishSubject)", "/// @mockable(combine: a = PassthroughSubject)",
    ])
    func whatMayBeSaidIsUnderstood(mark: String) {
        let mocks = generate(
            "\(mark)\nprotocol P { associatedtype T; associatedtype U; associatedtype Item; associatedtype `default` }\n"
        )
        #expect(mocks.diagnostics.isEmpty && mocks.files.count == 1)
        for file in mocks.files { #expect(file.syntaxProblems == [] && !file.text.contains("INJ"), "\(file.text)") }
    }

    private func generate(_ texts: String...) -> GeneratedMocks {
        let sources = zip(["A.swift", "B.swift"].suffix(texts.count), texts)
        return MockGenerator().generate(sources.map { MockSource(path: $0, bytes: Array($1.utf8)) })
    }
}
