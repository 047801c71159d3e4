import Diagnostics
import Testing

@testable import ScaffoldSync

/// What people's own sources are told when generated code changes.
@Suite struct ChangeReviewTests {
    private static let contract = "protocol JarPresenterContract {\n    func didTap()\n    func didClose()\n}\n"
    private static let view = """
        final class JarViewController {
            var presenter: JarPresenterContract?
            func tap() { presenter?.didTap() }
        }

        """

    @Test func aConformanceThatIsAskedForMoreIsTold() {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("}", with: "    func didOpen()\n}"))
        let path = "Sources/Shelves/Application/Jar/JarPresenter.swift"
        let presenter =
            "struct JarPresenter {}\nextension JarPresenter: JarPresenterContract {\n    func didTap() {}\n    func didClose() {}\n}\n"
        #expect(review.told([path: presenter]) == ["JarPresenter.swift:2:1 requirement-added"])
        let other = "Sources/Shelves/Application/Jar/JarPresenter+Open.swift"
        #expect(review.told([path: presenter, other: "extension JarPresenter { func didOpen() {} }\n"]) == [])
        var synchronised = review
        synchronised.package.synchronised = ["JarPresenter"]
        #expect(synchronised.told([path: presenter]) == [])
    }

    private static let spy = "final class JarSpy: BaseSpy, JarPresenterContract {\n    func didTap() {}\n}\n"

    /// Whoever gives a type what its protocol asks for: an extension of the protocol, one of the type, or a superclass.
    @Test(arguments: [
        ("Tests/ShelvesTests/Spies.swift", "extension JarPresenterContract { func didOpen() {} }"),
        ("Sources/Shelves/Defaults.swift", "extension JarPresenterContract { func didOpen() {} }"),
        ("Sources/PantryCore/Defaults.swift", "extension JarPresenterContract { package func didOpen() {} }"),
        ("Tests/ShelvesTests/JarSpy+Open.swift", "extension JarSpy { func didOpen() {} }"),
        ("Tests/ShelvesTests/BaseSpy.swift", "class BaseSpy { func didOpen() {} }"),
        ("Sources/PantryCore/BaseSpy.swift", "open class BaseSpy { public func didOpen() {} }"),
        ("Sources/Shelves/BaseSpy.swift", "class BaseSpy: Opener {}\nclass Opener { func didOpen() {} }"),
    ])
    func whatATypeHasFromElsewhereIsNotAskedFor(path: String, source: String) {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("}", with: "    func didOpen()\n}"))
        let spy = ["Tests/ShelvesTests/JarSpy.swift": "@testable import Shelves\n" + Self.spy]
        #expect(review.told(spy) == ["JarSpy.swift:2:1 requirement-added"])
        #expect(review.told(spy.merging([path: source + "\n"]) { $1 }) == [])
        // Another module's own type of that name.
        let other = ["Tests/CellarTests/JarSpy.swift": "extension JarSpy { func didOpen() {} }\n"]
        #expect(review.told(spy.merging(other) { $1 }) == ["JarSpy.swift:2:1 requirement-added"])
    }

    /// What a spy has for the form that a member had is no answer to the one that it has now.
    @Test(arguments: [
        ("func didTap(row: Int)", "func didTap(row: Int)", "func didTap(row: String)", true),
        ("func didTap(row: Int)", "func didTap(row: String)", "func didTap(row: String)", false),
        ("func didTap(row: Int)", "func didTap(row: Row)", "func didTap(row: String)", false),
        ("func didTap() -> Int", "func didTap() -> Int", "func didTap() -> String", true),
        ("func didTap() async", "func didTap() async", "func didTap()", true),
        ("func didTap()", "func didTap()", "func didTap() async", false),
        (
            "func didTap(row: Int)", "func didTap(row: Int) {}\n    func didTap(row: String)",
            "func didTap(row: String)",
            false
        ),
    ])
    func aMemberInAnotherFormIsTold(before: String, has: String, now: String, isTold: Bool) {
        let review = Reviewed(
            from: Self.contract.replacing("func didTap()", with: before),
            to: Self.contract.replacing("func didTap()", with: now)
        )
        let spy = "final class JarSpy: JarPresenterContract {\n    \(has) {}\n    func didClose() {}\n}\n"
        let found = review.diagnostics(["Tests/ShelvesTests/JarSpy.swift": "@testable import Shelves\n" + spy])
        let told = isTold ? ["'JarSpy' has '\(has)'; 'JarPresenterContract' now asks for '\(now)'"] : []
        #expect(found.map(\.message) == told)
        #expect(found.flatMap(\.notes).map(\.message) == (isTold ? ["write: \(now)"] : []))
    }

    @Test func whatHasAnotherNameOrIsPrivateIsNoAnswer() {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("}", with: "    func didOpen()\n}"))
        let spy = ["Tests/ShelvesTests/JarSpy.swift": "@testable import Shelves\n" + Self.spy]
        for body in ["func didOpen(lid: Int) {}", "private func didOpen() {}", "static func didOpen() {}"] {
            let given = ["Tests/ShelvesTests/Spies.swift": "extension JarSpy { \(body) }\n"]
            #expect(review.told(spy.merging(given) { $1 }) == ["JarSpy.swift:2:1 requirement-added"], "\(body)")
        }
    }

    @Test func aTypeThatIsLeftOverIsToldWithItsUsers() {
        let review = Reviewed(from: Self.contract, to: nil)
        let told = review.told([
            "Sources/Shelves/Application/Jar/JarPresenter.swift": "struct JarPresenter: JarPresenterContract {}\n",
            "Sources/Shelves/Application/Jar/JarViewController.swift": Self.view,
            "Sources/Shelves/Application/Lid/Lid.swift": "struct Lid { let presenter: JarPresenter }\n",
            "Sources/Shelves/Application/Lid/LidView.swift": "struct LidView {}\n",
        ])
        #expect(
            told == [
                "JarPresenter.swift:1:1 scaffold-left-over", "JarViewController.swift:2:20 uses-left-over",
                "Lid.swift:1:29 uses-left-over",
            ]
        )
    }

    /// Deleting a presenter because a type of one of its properties is gone would lose it.
    @Test func whatGeneratedCodeMakesIsToBeKept() {
        var review = Reviewed(from: "protocol JarChildren {}", to: nil)
        let source = ["Sources/Shelves/JarView.swift": "struct JarView { let children: JarChildren }\n"]
        #expect(review.diagnostics(source).map(\.notes[0].message) == ["change it, or delete it with what it is about"])
        review.package.scaffolded = ["Sources/Shelves": ["JarView"]]
        #expect(
            review.diagnostics(source).map(\.notes[0].message) == [
                "keep 'JarView', which generated code uses, and take this out of it"
            ]
        )
    }

    @Test func aWrapperThatNoLongerFitsIsTold() {
        let review = Reviewed(
            from: "final class JarData: ObservableObject {}",
            to: "@Observable final class JarData {}"
        )
        let view = "struct JarView: View {\n    @ObservedObject var data: JarData\n    let other: LidData\n}\n"
        #expect(review.told(["Sources/Shelves/JarView.swift": view]) == ["JarView.swift:2:5 binding-changed"])
    }

    /// As the services of a repository do, which its environment has.
    @Test func whatGoesToAProtocolThatIsInheritedIsNotTold() {
        let whole = "protocol JarEnvironment: LidsResolver { var lids: any LidStore { get } }"
        let inheriting =
            "protocol JarRepositoryEnvironment { var lids: any LidStore { get } }\n"
            + "protocol JarEnvironment: JarRepositoryEnvironment, LidsEnvironment {}\n"
        let interactor =
            "struct JarInteractor {\n    let environment: any JarEnvironment\n    func open() { environment.lids.open() }\n}\n"
        let mock = "final class OwnEnvironment: JarEnvironment {\n    var lids: any LidStore { own }\n}\n"
        let sources = ["Sources/Shelves/JarInteractor.swift": interactor, "Sources/Shelves/Own.swift": mock]
        #expect(Reviewed(from: whole, to: inheriting).told(sources) == [])
        #expect(Reviewed(from: inheriting, to: whole).told(sources) == [])
        let other = whole.replacing("lids:", with: "covers:")
        #expect(Reviewed(from: whole, to: other).told(sources) == ["Own.swift:1:1 requirement-added"])
    }

    @Test(arguments: [
        // Comments.
        "// The jar.\n" + contract,
        // More, of which nobody has heard yet.
        contract + "struct Lid {}\n",
        // What stands inside of functions.
        contract + "func text() -> String { \"a\" }\n",
    ])
    func whereNothingCanBreakNoSourceIsAskedFor(after: String) {
        let review = Reviewed(from: Self.contract, to: after)
        #expect(review.timesAsked == 0)
        #expect(Reviewed(from: nil, to: after).timesAsked == 0)
    }

    @Test func sourcesAreAskedForOnceAndOnlyThoseWithANameAreWanted() {
        let review = Reviewed(from: Self.contract, to: nil)
        #expect(review.timesAsked == 1)
        #expect(review.wants(Self.view))
        #expect(!review.wants("x.didTap(); MyJarPresenterContract(); JarPresenterContracts()"))
    }

    /// A call of what takes something else, or is gone, is the compiler's to tell: it knows the types.
    @Test(arguments: ["didTap(row: Int)", "didOpen()"])
    func callsAreLeftToTheCompiler(now: String) {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: now))
        #expect(review.told(["Sources/Shelves/Application/Jar/JarViewController.swift": Self.view]) == [])
    }

    @Test func aModuleThatDoesNotSeeTheChangeIsNotTold() {
        let review = Reviewed(from: Self.contract, to: nil)
        #expect(review.told(["Sources/Cellar/JarViewController.swift": Self.view]) == [])
        #expect(
            review.told(["Tests/ShelvesTests/JarTests.swift": "@testable import Shelves\n" + Self.view]) == [
                "JarTests.swift:3:20 uses-left-over"
            ]
        )
    }

    @Test func theOrderAndTheNumberOfJobsMakeNoDifference() {
        let review = Reviewed(from: Self.contract, to: nil)
        let sources = Dictionary(
            uniqueKeysWithValues: (0..<40).map {
                ("Sources/Shelves/Jar\($0).swift", Self.view.replacing("JarView", with: "Jar\($0)"))
            }
        )
        #expect(review.told(sources, jobs: 1) == review.told(sources, jobs: 4))
        #expect(review.told(sources, jobs: 1).count == 40)
    }
}
