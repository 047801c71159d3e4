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

    @Test func aCallOfWhatTakesMoreIsTold() throws {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: "didTap(row: Int)"))
        #expect(
            review.told(["Sources/Shelves/Application/Jar/JarViewController.swift": Self.view]) == [
                "JarViewController.swift:3:29 outdated-use"
            ]
        )
    }

    @Test func theArgumentsOfACallAreKept() throws {
        let review = Reviewed(
            from: "protocol JarPresenterContract { func didPick(id: Int) }",
            to: "protocol JarPresenterContract { func didPick(id: Int, note: String) }"
        )
        let view =
            "struct JarView { let presenter: JarPresenterContract; func tap() { presenter.didPick(id: ids[/* é */ 0]) } }"
        let found = review.diagnostics(["Sources/Shelves/JarView.swift": view])
        #expect(
            found.map(\.notes[0].message) == [
                "write 'didPick(id: ids[/* é */ 0], note: …)' with a value for 'note' of the type 'String'"
            ]
        )
    }

    @Test(arguments: [
        // The name of another type's member.
        "struct Lid { func didTap() {} }\nfunc open(_ lid: Lid) { lid.didTap() }\n",
        // Not code.
        "// presenter.didTap() of JarPresenterContract\nstruct Lid {}\n",
        // What goes on.
        "struct JarView { let presenter: JarPresenterContract; func close() { presenter.didClose() } }\n",
    ])
    func whatGoesOnIsNotTold(source: String) {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: "didTap(row: Int)"))
        #expect(review.told(["Sources/Shelves/Application/Jar/Other.swift": source]) == [])
    }

    @Test func aModuleThatDoesNotSeeTheChangeIsNotTold() {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: "didTap(row: Int)"))
        #expect(review.told(["Sources/Cellar/JarViewController.swift": Self.view]) == [])
        #expect(
            review.told(["Tests/ShelvesTests/JarTests.swift": "@testable import Shelves\n" + Self.view]) == [
                "JarTests.swift:4:29 outdated-use"
            ]
        )
    }

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

    @Test func aClosureBehindACallGivesWhatTheCallLeavesOut() {
        let review = Reviewed(
            from: "protocol JarWireframeContract { func showNote(onSave: (String) -> Void) }",
            to: "protocol JarWireframeContract { func showNote(text: String, onSave: (String) -> Void) }"
        )
        let call =
            "struct Jar { let wireframe: JarWireframeContract; func open() { wireframe.showNote { keep($0) } } }\n"
        let found = review.diagnostics(["Sources/Shelves/Jar.swift": call])
        #expect(
            found.map(\.notes[0].message) == [
                "write 'showNote(text: …, onSave: { keep($0) })' with a value for 'text' of the type 'String'"
            ]
        )
    }

    /// Calls of one with defaults go on where they fit, whatever stands behind them.
    @Test func aClosureBehindACallThatStillFitsIsNotTold() {
        let review = Reviewed(
            from: "protocol JarWireframeContract { func showNote(onSave: (String) -> Void) }",
            to: "extension Jar { func showNote(text: String = \"\", onSave: (String) -> Void) {} }"
        )
        let call = "struct Lid { let jar: Jar; func open() { jar.showNote { keep($0) } } }\n"
        #expect(review.told(["Sources/Shelves/Lid.swift": call]) == [])
    }

    /// What a generated extension of a contract gives, the conforming type has without naming the contract.
    @Test func whatAConformingTypeHasFromItsContractIsTold() {
        let before = "protocol JarViewModelContract {}\nextension JarViewModelContract { var lidData: Int { 1 } }\n"
        let review = Reviewed(from: before, to: before.replacing("lidData", with: "rowData"))
        let told = review.told([
            "Sources/Shelves/JarViewModel.swift":
                "struct JarViewModel {}\nextension JarViewModel: JarViewModelContract {\n    func load() { lidData.open() }\n}\n",
            "Tests/ShelvesTests/JarTests.swift":
                "@testable import Shelves\nfunc test(viewModel: JarViewModel) { check(viewModel.lidData) }\n",
            "Tests/ShelvesTests/LidTests.swift":
                "@testable import Shelves\nfunc test(jars: JarViewModel, lid: Lid) { check(lid.lidData) }\n",
        ])
        #expect(told == ["JarViewModel.swift:3:19 outdated-use", "JarTests.swift:2:54 outdated-use"])
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
        let other = inheriting.replacing("lids:", with: "covers:")
        #expect(Reviewed(from: whole, to: other).told(["Sources/Shelves/JarInteractor.swift": interactor]).count == 1)
    }

    /// Who has an environment has what it inherits.
    @Test func aParameterThatTakesLessIsNotTold() {
        let inheriting = "protocol JarEnvironment: LidsEnvironment {}\nprotocol LidsEnvironment: AnyObject {}\n"
        func embedding(_ type: String) -> String {
            inheriting + "extension JarViewController { func embed(from: any \(type)) {} }\n"
        }
        let view = """
            final class JarViewController {
                let environment: any JarEnvironment
                func show() { embed(from: environment) }
            }

            """
        let sources = ["Sources/Shelves/JarViewController.swift": view]
        let narrower = Reviewed(from: embedding("JarEnvironment"), to: embedding("LidsEnvironment"))
        #expect(narrower.told(sources) == [])
        let wider = Reviewed(from: embedding("LidsEnvironment"), to: embedding("JarEnvironment"))
        #expect(wider.told(sources) == ["JarViewController.swift:3:19 outdated-use"])
    }

    @Test func whatIsAddedToATypeOfThePlatformIsToldWithoutItsName() {
        let review = Reviewed(from: "extension Bundle { static var shelves: Bundle { .module } }", to: nil)
        let view = "class JarViewController {\n    let nib = Nib(bundle: .shelves)\n}\n"
        #expect(
            review.told(["Sources/Shelves/JarViewController.swift": view]) == [
                "JarViewController.swift:2:28 outdated-use"
            ]
        )
        #expect(review.told(["Sources/Cellar/JarViewController.swift": view]) == [])
    }

    /// Who gets a value of an enumeration doesn't name it.
    @Test(arguments: ["JarVariant", "Lid"])
    func aCaseThatGoesIsTold(type: String) {
        let before =
            "enum \(type) { case standard, card }\nextension Jar { func variant(of: Int) -> \(type) { .card } }\n"
        let review = Reviewed(from: before, to: before.replacing("card", with: "row"))
        let found = review.diagnostics([
            "Tests/ShelvesTests/JarTests.swift":
                "import Shelves\nfunc test(jar: Jar) { check(jar.variant(of: 1) == .card) }\n",
            "Tests/ShelvesTests/LidTests.swift": "import Shelves\nfunc test(lid: Lids) { lid.show(.card) }\n",
        ])
        #expect(found.map { $0.location?.path.hasSuffix("JarTests.swift") } == [true])
        #expect(found.map(\.notes[0].message) == ["write 'row', if that is what came in its place; else remove this"])
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

    @Test func whatATypeMakesItselfIsOfThatType() {
        let before = "extension Jar { func open() {} }\nextension Lid { func open() {} }\n"
        let review = Reviewed(from: before, to: before.replacing("extension Jar { func open() {} }\n", with: ""))
        let test = "import Shelves\nstruct TYPETests { let value = TYPE.forTesting(); func test() { value.open() } }\n"
        let told = review.told([
            "Tests/ShelvesTests/JarTests.swift": test.replacing("TYPE", with: "Jar"),
            "Tests/ShelvesTests/LidTests.swift": test.replacing("TYPE", with: "Lid"),
        ])
        #expect(told == ["JarTests.swift:2:69 outdated-use"])
    }

    private static let presenter = """
        struct JarState { var rows: [JarRow] = []; var text = "" }
        struct JarRow { var note: String; var size: Int }
        protocol JarWireframeContract { func showLid() }
        protocol JarInteractorContract { func fetchRow() async throws -> JarRow }
        final class JarPresenter {
            let interactor: any JarInteractorContract
            let wireframe: any JarWireframeContract
            private(set) var state: JarState
            func update(_ change: (inout JarState) -> Void) {}
        }

        """

    /// The class is generated, and its extension names none of the types that it uses.
    @Test(arguments: [
        ("showLid", "wireframe.showLid()", true),
        ("showLid", "interactor.showLid()", false),
        ("text", "update { $0.text = \"a\" }", true),
        ("text", "update { new in new.text = \"a\" }", true),
        ("text", "print(state.text)", true),
        ("text", "let old = state; print(old.text)", true),
        ("text", "print(descriptor.text)", false),
        ("note", "print(state.rows.map { $0.note })", true),
        ("note", "for row in state.rows { print(row.note) }", true),
        ("note", "let row = try await interactor.fetchRow(); print(row.note)", true),
        ("text", "print(state.rows.map { $0.text })", false),
        ("text", "let row = try await interactor.fetchRow(); print(row.text)", false),
        ("text", "print(lids.map { $0.text })", false),
    ])
    func whatAnExtensionOfAGeneratedClassUsesIsTold(gone: String, statement: String, isTold: Bool) {
        let review = Reviewed(from: Self.presenter, to: Self.presenter.replacing(gone, with: "other"))
        let source = "extension JarPresenter {\n    func tap() async throws { \(statement) }\n}\n"
        let found = review.diagnostics(["Sources/Shelves/JarPresenter.swift": source])
        #expect(found.map(\.id) == (isTold ? ["outdated-use"] : []))
        #expect(found.allSatisfy { $0.message.hasSuffix(gone == "showLid" ? "'showLid()'" : "'\(gone)'") })
    }

    /// What gives the changed type stands in a file that stays as it is.
    @Test func whatUnchangedCodeGivesIsToldAsWell() {
        let store = "protocol JarStoreContract { func keep() }\n"
        var review = Reviewed(from: store, to: store.replacing("keep", with: "save"))
        let source = [
            "Sources/Shelves/Jar.swift": "extension JarInteractor { func tap() { environment.jars.keep() } }\n"
        ]
        #expect(review.told(source) == [])
        let environment = "protocol JarEnvironment { var jars: any JarStoreContract { get } }\n"
        let interactor = "final class JarInteractor { let environment: any JarEnvironment }\n"
        review.package.generatedCode = [environment, interactor].enumerated().map {
            ("Sources/Shelves/Generated/\($0).swift", Array($1.utf8))
        }
        #expect(review.told(source) == ["Jar.swift:1:57 outdated-use"])
        #expect(review.told(["Sources/Cellar/Jar.swift": source.values.joined()]) == [])
    }

    /// What a value is of that people's code doesn't write is known by the generated class.
    @Test func aNameOfAnotherTypeInASourceThatNamesTheTypeIsNotTold() {
        let review = Reviewed(from: Self.presenter, to: Self.presenter.replacing("text", with: "title"))
        let view = """
            final class JarViewController {
                func render(_ state: JarState) { show(state.rows.map { $0.text }, state.text) }
            }

            """
        #expect(
            review.told(["Sources/Shelves/JarViewController.swift": view]) == [
                "JarViewController.swift:2:77 outdated-use"
            ]
        )
    }

    @Test func sourcesAreAskedForOnceAndOnlyThoseWithANameAreWanted() {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: "didTap(row: Int)"))
        #expect(review.timesAsked == 1)
        #expect(review.wants(Self.view))
        #expect(review.wants("x.didTap()"))
        #expect(!review.wants("x.didTapTwice(); x.undidTap(); didClose()"))
    }

    @Test func theOrderAndTheNumberOfJobsMakeNoDifference() {
        let review = Reviewed(from: Self.contract, to: Self.contract.replacing("didTap()", with: "didTap(row: Int)"))
        let sources = Dictionary(
            uniqueKeysWithValues: (0..<40).map {
                ("Sources/Shelves/Jar\($0).swift", Self.view.replacing("JarView", with: "Jar\($0)"))
            }
        )
        #expect(review.told(sources, jobs: 1) == review.told(sources, jobs: 4))
        #expect(review.told(sources, jobs: 1).count == 40)
    }
}
