import Basics
import CodeGeneration
import Testing

/// Where members are put, and how they look.
@Suite struct MemberInsertionTests {
    private let open =
        "    func didTapOpen() {\n        // TODO: JarPresenter.didTapOpen() is not written yet.\n    }\n"
    private let pick =
        "    func didPick(amount: Int) {\n        // TODO: JarPresenter.didPick(amount:) is not written yet.\n    }\n"
    private let load = "    func viewDidLoad() {}\n"

    @Test func behindTheLastMemberOfTheConformance() throws {
        let type = "final class JarPresenter {\n    func helper() {}\n}\n\n"
        let rest = "\nextension JarPresenter {\n    func other() {}\n}\n"
        let source = type + "extension JarPresenter: JarPresenterContract {\n\(load)    // The end.\n}\n" + rest
        let expected =
            type + "extension JarPresenter: JarPresenterContract {\n\(load)    // The end.\n\n\(open)\n\(pick)}\n"
            + rest
        #expect(try PantrySync().amended(source) == expected)
    }

    @Test func inTheTypeThatStatesTheConformance() throws {
        let source = "class JarPresenter: Base, JarPresenterContract {\n\(load)\n}\n"
        let expected = "class JarPresenter: Base, JarPresenterContract {\n\(load)\n\(open)\n\(pick)}\n"
        #expect(try PantrySync().amended(source) == expected)
    }

    @Test func inTheTypeWhereNothingStatesIt() throws {
        let source = "class JarPresenter {\n\(load)}\n"
        #expect(try PantrySync().amended(source) == "class JarPresenter {\n\(load)\n\(open)\n\(pick)}\n")
    }

    @Test func inAnEmptyBlock() throws {
        let pantry = PantrySync(events: "", interactor: "interactor: { count: { returns: Int } }")
        let type = "struct JarInteractor { let environment: E }\nextension JarInteractor: JarInteractorContract {"
        let count =
            "\n    func count() -> Int {\n        // TODO: JarInteractor.count() is not written yet.\n        return 0\n    }\n}\n"
        #expect(try pantry.amended(type + "}\n", name: "JarInteractor.swift") == type + count)
        #expect(try pantry.amended(type + "\n}\n", name: "JarInteractor.swift") == type + count)
    }

    @Test func inABlockOnOneLine() throws {
        let type = "class JarPresenter {}; extension JarPresenter: JarPresenterContract { func viewDidLoad() {} "
        #expect(try PantrySync().amended(type + "}") == type + "\n\n\(open)\n\(pick)}")
    }

    @Test(arguments: ["\t", "  ", "   "])
    func withTheIndentationOfTheFile(step: String) throws {
        func indented(_ text: String) -> String { text.replacing("    ", with: step) }
        let source = "class JarPresenter {\n}\nextension JarPresenter: JarPresenterContract {\n\(load)"
        let expected = source + "\n\(open)\n\(pick)}\n"
        #expect(try PantrySync().amended(indented(source + "}\n")) == indented(expected))
    }

    @Test func insideACondition() throws {
        let source = "#if os(Linux)\n    class JarPresenter {\n        func viewDidLoad() {}\n    }\n#endif\n"
        let added = (open + "\n" + pick).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            $0.isEmpty ? "\n" : "    \($0)\n"
        }.joined()
        let expected =
            "#if os(Linux)\n    class JarPresenter {\n        func viewDidLoad() {}\n\n" + added + "    }\n#endif\n"
        #expect(try PantrySync().amended(source) == expected)
    }

    @Test func withTheLineEndsOfTheFile() throws {
        let source = "class JarPresenter {\r\n    func viewDidLoad() {}\r\n}"
        let expected = "class JarPresenter {\n\(load)\n\(open)\n\(pick)}".replacing("\n", with: "\r\n")
        #expect(try PantrySync().amended(source) == expected)
    }

    @Test func afterAByteOrderMark() throws {
        let source = "\u{FEFF}class JarPresenter {\n\(load)}\n"
        #expect(try PantrySync().amended(source) == "\u{FEFF}class JarPresenter {\n\(load)\n\(open)\n\(pick)}\n")
    }

    @Test func asAWarningOfTheCompiler() throws {
        let source = "class JarPresenter {\n\(load)    func didPick(amount: Int) {}\n}\n"
        let stub =
            "\n    func didTapOpen() {\n        #warning(\"JarPresenter.didTapOpen() is not written yet\")\n    }\n}\n"
        let amended = try PantrySync(stubs: .warning).amended(source)
        #expect(amended == source.dropLast(2) + stub)
    }

    @Test func additionsHaveTheirPlaces() throws {
        let result = try PantrySync().result(["JarPresenter.swift": "import A\nclass JarPresenter {\n\(load)}\n"])
        #expect(result.additions.map(\.line) == [5, 9])
        #expect(result.additions.map(\.member) == ["JarPresenter.didTapOpen()", "JarPresenter.didPick(amount:)"])
    }
}
