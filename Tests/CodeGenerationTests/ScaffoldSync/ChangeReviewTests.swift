import Basics
import Testing

@testable import CodeGeneration

/// What people's own sources are told when generated code changes.
@Suite struct ChangeReviewTests {
    private static let contract = "protocol JarPresenterContract {\n    func didTap()\n    func didClose()\n}\n"
    private static let view = """
        final class JarViewController {
            var presenter: JarPresenterContract?
            func tap() { presenter?.didTap() }
        }

        """
    private static let presenter = "struct JarPresenter {}\nextension JarPresenter: JarPresenterContract {}\n"

    /// Where it conforms; what uses it, or the contract, is the compiler's to tell.
    @Test func aTypeThatIsLeftOverIsTold() {
        let review = Reviewed(from: Self.contract, to: nil)
        let told = review.told([
            "Sources/Shelves/Application/Jar/JarPresenter.swift": Self.presenter,
            "Sources/Shelves/Application/Jar/JarViewController.swift": Self.view,
            "Sources/Shelves/Application/Lid/Lid.swift": "struct Lid { let presenter: JarPresenter }\n",
            "Tests/ShelvesTests/JarSpy.swift": "final class JarSpy: JarPresenterContract {}\n",
        ])
        #expect(told == ["JarPresenter.swift:2:1 scaffold-left-over", "JarSpy.swift:1:1 scaffold-left-over"])
    }

    /// A contract that goes to another file or module, or that people write from now on.
    @Test func whatIsStillDeclaredIsNotLeftOver() {
        var review = Reviewed(from: Self.contract, to: nil)
        let sources = ["Sources/Shelves/JarPresenter.swift": Self.presenter]
        review.scaffolded = ["JarPresenterContract"]
        #expect(review.told(sources) == [])
        review.scaffolded = []
        review.changes.append(Reviewed.change(nil, Self.contract, at: "Sources/Home/Generated/JarScene.swift"))
        #expect(review.told(sources) == [])
    }

    /// One of several protocols of a double in tests, say, is no reason to delete it.
    @Test func aProtocolThatNoScaffoldConformsToIsTheCompilers() {
        let review = Reviewed(from: "protocol JarEnvironment {}\n", to: nil)
        #expect(review.told(["Tests/ShelvesTests/Own.swift": "final class Own: JarEnvironment {}\n"]) == [])
        #expect(review.timesAsked == 0)
    }

    /// It compiles, and isn't drawn anew.
    @Test(arguments: [
        ("let data: JarData", true), ("private var data: JarData?", true), ("@ObservedObject var data: JarData", false),
        ("@StateObject private var data: JarData", false), ("let data: LidData", false),
    ])
    func aViewThatObservesNothingAnyMoreIsTold(property: String, isTold: Bool) {
        let review = Reviewed(
            from: "@Observable final class JarData {}",
            to: "final class JarData: ObservableObject {}"
        )
        let view = "struct JarView: View {\n    \(property)\n    let other: Int\n}\n// JarData\n"
        #expect(
            review.told(["Sources/Shelves/JarView.swift": view])
                == (isTold ? ["JarView.swift:2:5 binding-changed"] : [])
        )
        // Only views observe.
        let other = view.replacing(": View", with: "")
        #expect(review.told(["Sources/Shelves/JarView.swift": other]) == [])
    }

    /// A wrapper around what is `@Observable` doesn't compile.
    @Test func aWrapperThatNoLongerFitsIsTheCompilers() {
        let review = Reviewed(
            from: "final class JarData: ObservableObject {}",
            to: "@Observable final class JarData {}"
        )
        #expect(review.timesAsked == 0)
    }

    @Test(arguments: [
        // Comments.
        "// The jar.\n" + contract,
        // More, of which nobody has heard yet.
        contract + "struct Lid {}\n",
        // What stands inside of functions.
        contract + "func text() -> String { \"a\" }\n",
        // What the compiler tells.
        contract.replacing("didTap()", with: "didTap(row: Int)"),
    ])
    func whereNothingIsToBeToldNoSourceIsAskedFor(after: String) {
        let review = Reviewed(from: Self.contract, to: after)
        #expect(review.timesAsked == 0)
        #expect(Reviewed(from: nil, to: after).timesAsked == 0)
    }

    @Test func whatCannotBeReadIsAnError() {
        let deep = "let deep = " + String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65) + "\n"
        let told = Reviewed(from: Self.contract, to: nil).diagnostics(["Sources/Shelves/Jar.swift": Self.view + deep])
        #expect(told.map(\.id) == ["nested-too-deeply"] && told.hasErrors)
    }

    @Test func sourcesAreAskedForOnceAndOnlyThoseWithANameAreWanted() {
        let review = Reviewed(from: Self.contract, to: nil)
        #expect(review.timesAsked == 1)
        #expect(review.wants(Self.view))
        #expect(!review.wants("x.didTap(); MyJarPresenterContract(); JarPresenterContracts()"))
    }

    @Test func theOrderAndTheNumberOfJobsMakeNoDifference() {
        let review = Reviewed(from: Self.contract, to: nil)
        let sources = Dictionary(
            uniqueKeysWithValues: (0..<40).map {
                ("Sources/Shelves/Jar\($0).swift", Self.presenter.replacing("JarPresenter ", with: "Jar\($0) "))
            }
        )
        #expect(review.told(sources, jobs: 1) == review.told(sources, jobs: 4))
        #expect(review.told(sources, jobs: 1).count == 40)
    }
}
