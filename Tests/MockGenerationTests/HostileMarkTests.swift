import Basics
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
        Case("/** ä @mockable */ /** @mockable(module: prefix = 🍓 x) */", 52, module),
    ])
    func aValueThatIsSomethingElseIsToldAtItsPlace(test: Case) throws {
        let text = "\(test.mark)\nprotocol P { associatedtype T }\n"
        let mocks = generate("/// @mockable\nprotocol Good {}\n", text)
        let problem = try #require(mocks.diagnostics.first)
        #expect(mocks.diagnostics.filter { $0.severity == .error } == [problem] && problem.id == "mock-annotation")
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

    /// There is a mock that does without what it can't do.
    @Test(arguments: [
        Case("/// @mockable(rx: names = BehaviorRelay)", 27, "write PublishSubject, ReplaySubject or BehaviorSubject"),
        Case("/// @mockable(rx: a } struct INJ { = b)", 38, "remove 'rx: a } struct INJ { = b'"),
        Case("/// @mockable(combine: names = ReplaySubject)", 32, "write PassthroughSubject, CurrentValueSubject or"),
        Case("/// @mockable(combine: names = @Published n } struct INJ)", 32, "'@Published' with a property's name"),
        Case("/// @mockable(combine: names = @Binding name)", 32, "remove 'combine: names = @Binding name'"),
        Case("/// @mockable(modifiers: owner = unowned)", 34, "write weak or dynamic, or remove"),
        Case("/// @mockable(modifiers: ownr = weak)", 26, "write 'owner'"),
        Case("/// @mockable(modifiers: pets = weak)", 33, "remove 'pets = …' from the mark"),
        Case("/// @mockable(combine: pets = CurrentValueSubject)", 31, "tests set it as they set others"),
        Case("/// @mockable(combine: names = @Published nam)", 32, "tests send its values by 'namesSubject'"),
        Case("/// @mockable(combine: names = @Published pets)", 32, "tests send its values by 'namesSubject'"),
        Case("/// @mockable(rx: all = BehaviorSubject)", 25, "tests send its values by 'ownersSubject'"),
        Case("/// @mockable(strictly)", 15, "remove it; arguments are 'typealias:', 'override:'"),
        Case("/// @mockable(names: x = 1)", 15, "remove it; arguments are"),
        Case("/// @mockable(overide: name = X)", 15, "did you mean 'override:'?"),
        Case("/// @mockable(relaxd: true)", 15, "did you mean 'relaxed:'?"),
        Case("/// @mockable(module: name = Core)", 23, "remove it; arguments are"),
    ])
    func whatNoMockCanDoIsToldOnce(test: Case) throws {
        let members = """
            var owner: Owner? { get }
            var pets: [String] { get }
            var name: String { get }
            var names: AnyPublisher<String, Never> { get }
            var owners: Observable<Owner> { get }
            """
        let mocks = generate("\(test.mark)\nprotocol P {\n\(members)\n}\n/// @mockable\nprotocol Heir: P {}\n")
        let problem = try #require(mocks.diagnostics.first)
        #expect(mocks.diagnostics.count == 1 && problem.id == "unmet-mark" && problem.severity == .warning)
        #expect(problem.location == SourceLocation(path: "B.swift", line: 1, column: test.column), "\(problem.message)")
        #expect(problem.notes.first?.message.contains(test.remedy) == true, "\(problem.notes)")
        #expect(mocks.files.map(\.protocolName) == ["Heir", "P"])
        for file in mocks.files { #expect(file.syntaxProblems == [] && !file.text.contains("INJ"), "\(file.text)") }
    }

    /// What a protocol asks for its members, its heirs have, too; what an heir asks for comes first.
    @Test func whatIsAskedForMembersIsInherited() throws {
        let mocks = generate(
            """
            /// @mockable(modifiers: owner = weak; combine: counts = @Published count)
            protocol P {
                var owner: Owner? { get }
                var counts: AnyPublisher<Int, Never> { get }
            }
            /// @mockable(combine: names = CurrentValueSubject)
            protocol Heir: P {
                var count: Int { get set }
                var names: AnyPublisher<String, Never> { get }
            }

            """
        )
        #expect(mocks.diagnostics.map(\.message).map { $0.hasSuffix("the protocol has no property 'count'") } == [true])
        let heir = try #require(mocks.files.first { $0.protocolName == "Heir" }).text
        #expect(heir.contains("weak var owner: Owner?"))
        #expect(heir.contains("@Published var underlyingCount: Int?"))
        #expect(heir.contains("{ self.$underlyingCount.compactMap { $0 }.eraseToAnyPublisher() }"))
        #expect(heir.contains("CurrentValueSubject<String, Never>(\"\")"))
    }

    /// Where there is no Combine, a property around which nobody asks for it is a plain one.
    @Test(arguments: [false, true]) func publishedIsOnlyWhereItsPublisherIs(isTogether: Bool) throws {
        let name = "    var name: String { get }\n"
        let publisher = "    var names: AnyPublisher<String, Never> { get }\n"
        let members = isTogether ? [name + publisher] : [publisher, name]
        let mocks = generate(
            """
            /// @mockable(combine: names = @Published name)
            protocol P {
                #if canImport(Combine)
            \(members[0])
                #endif
            \(members.dropFirst().joined())
            }

            """
        )
        let reasons = mocks.diagnostics.map { $0.message.hasSuffix("they aren't in the same '#if'") }
        #expect(reasons == (isTogether ? [] : [true]), "\(mocks.diagnostics)")
        #expect(try #require(mocks.files.first).text.contains("@Published") == isTogether)
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
        "/// @mockable(history: a = true)", "/// @mockable()", "/// @mockable(rx: all = ReplaySubject)",
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
