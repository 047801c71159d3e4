import Diagnostics
import ScaffoldSync
import Testing

/// Who deletes what a contract no longer asks for is told what calls it.
@Suite struct UnaskedCallersTests {
    private static let folder = PantrySync.folder
    private static let presenter = """
        extension JarPresenter: JarPresenterContract {
            func viewDidLoad() {}
            func didTapClose(row: Int) {}
            func didTapOpen() {}
        }

        """

    private func told(
        _ others: [String: String],
        in presenter: String = presenter
    ) throws -> [String] {
        var result = try PantrySync(events: "events: [didTapOpen]", interactor: "").result([
            "JarPresenter.swift": presenter
        ])
        let sources = others.merging(["\(Self.folder)/JarPresenter.swift": presenter]) { first, _ in first }
        ScaffoldSync(jobs: 1) { $0 }.nameCallers(in: &result) { isWanted in
            sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }.filter { isWanted($0.1) }
        }
        return result.diagnostics.filter { $0.id == "member-not-asked-for" }.flatMap(\.notes).map { note in
            let place = note.location.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line): " }
            return (place ?? "") + note.message
        }
    }

    @Test func whatNobodyCallsIsDeleted() throws {
        #expect(try told([:]) == ["delete it"])
    }

    @Test func aTestThatCallsItIsNamed() throws {
        let test = """
            @testable import Shelves

            struct JarPresenterTests {
                private let mock = MockJarPresenterContract()

                private func makePresenter() -> JarPresenter { JarPresenter(descriptor: descriptor) }

                func didTapCloseCloses() {
                    let presenter = makePresenter()
                    presenter.didTapClose(row: 1)
                    presenter.didTapClose()
                    presenter.didTapOpen()
                    mock.didTapClose(row: 1)
                }
            }

            """
        #expect(
            try told(["Tests/ShelvesTests/JarTests.swift": test]) == [
                "delete it, and what calls it", "JarTests.swift:10: 'didTapClose(row:)' is called here",
            ]
        )
    }

    @Test(arguments: [
        ("didTapClose(row: 1)", true), ("self.didTapClose(row: 1)", true), ("other.didTapClose(row: 1)", false),
        ("didTapClose()", false),
    ])
    func whatItsOwnFileCallsMayBePrivate(call: String, isCalled: Bool) throws {
        let presenter = Self.presenter + "extension JarPresenter {\n    func close() { \(call) }\n}\n"
        let calls = [
            "delete it, and what calls it, or make it private",
            "JarPresenter.swift:7: 'didTapClose(row:)' is called here",
        ]
        #expect(try told([:], in: presenter) == (isCalled ? calls : ["delete it"]))
    }

    /// It no longer compiles, in a file that never mentions the class.
    @Test func whoCallsItThroughTheContractIsNamed() throws {
        let view = """
            final class JarViewController {
                private let presenter: any JarPresenterContract

                lazy var button = Button { [presenter] in presenter.didTapClose(row: 1) }
            }

            """
        #expect(
            try told(["Sources/Shelves/JarViewController.swift": view]) == [
                "delete it, and what calls it", "JarViewController.swift:4: 'didTapClose(row:)' is called here",
            ]
        )
    }

    /// What has no type in a file that mentions the class may be one of it.
    @Test func whatMayCallItIsNamedSo() throws {
        let helper = "func close(_ jars: [JarPresenter]) {\n    for jar in jars { jar.didTapClose(row: 1) }\n}\n"
        #expect(
            try told(["Sources/Shelves/Close.swift": helper]) == [
                "delete it, and what calls it", "Close.swift:2: 'didTapClose(row:)' may be called here",
            ]
        )
    }

    /// What came in its place is called instead.
    @Test func whatHasASuccessorKeepsItsRemedy() throws {
        let presenter = Self.presenter.replacing("    func didTapOpen() {}\n", with: "")
        let test = "func test(presenter: JarPresenter) {\n    presenter.didTapClose(row: 1)\n}\n"
        #expect(
            try told(["Tests/ShelvesTests/JarTests.swift": test], in: presenter) == [
                "'didTapOpen()' was added: move what you still need there, then delete this one",
                "JarTests.swift:2: 'didTapClose(row:)' is called here",
            ]
        )
    }
}
