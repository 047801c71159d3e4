import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Loads and actions")
struct WorkTests {
    private func scene(_ text: String) throws -> Scene {
        try #require(try project(["M/S.yml": text]).features.first?.scenes.first)
    }

    private func works(_ scene: Scene) -> [String] {
        (scene.interactor + scene.useCaseMethods).map { method in
            [method.name, method.work?.rawValue, method.running].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test func whatIsObviousIsInferred() throws {
        let scene = try scene(
            """
            state: { names: [String], count: Int?, title: String }
            interactor:
              fetchNames: { returns: [String], async: true }
              searchNames: { parameters: { text: String }, returns: [String], async: true }
              loadCount: { returns: Int, async: true }
              fetchToken: { returns: Double, async: true }
              suggestNames: { returns: [String], async: true }
              save: { async: true }
              countNames: { returns: Int }
            """
        )
        #expect(
            works(scene) == [
                "fetchNames load", "searchNames load", "loadCount load", "fetchToken action isFetchingToken",
                "suggestNames action isSuggestingNames", "save action isSaving", "countNames",
            ]
        )
        #expect(
            scene.state.map(\.name) == ["names", "count", "title", "isFetchingToken", "isSuggestingNames", "isSaving"]
        )
        #expect(scene.events == [])
    }

    @Test func whatTheSpecSaysCounts() throws {
        let scene = try scene(
            """
            state: { names: { loads: [String], from: suggestNames }, isPlacingOrder: Bool }
            interactor:
              suggestNames: { returns: [String], async: true, throws: true }
              forgetNames: { returns: [String], async: true }
              placeOrder: { async: true }
            previews: { busy: { isForgettingNames: true } }
            """
        )
        #expect(
            works(scene) == [
                "suggestNames load", "forgetNames action isForgettingNames", "placeOrder action isPlacingOrder",
            ]
        )
        #expect(scene.state.map(\.name) == ["names", "isPlacingOrder", "isForgettingNames"])
        #expect(scene.state.map(\.type.text) == ["[String]", "Bool", "Bool"])
        #expect(scene.events.map(\.name) == ["didTapRetry"] && scene.events[0].isImplied)
    }

    @Test func anEventOfTheNameStaysTheTeams() throws {
        let scene = try scene(
            """
            state: { names: [String] }
            events: [didTapRetry]
            interactor: { fetchNames: { returns: [String], async: true, throws: true } }
            """
        )
        #expect(scene.events.map(\.name) == ["didTapRetry"] && !scene.events[0].isImplied)
    }

    @Test func partsOfAScreenHaveTheFlags() throws {
        let scene = try scene(
            """
            style: mvvm
            parts:
              list: { state: { names: [String] } }
              purchase: { events: [onPurchaseButtonTap] }
            useCase:
              fetchNames: { returns: [String], async: true, throws: true }
              purchase: { async: true }
              clear: { async: true }
            """
        )
        #expect(works(scene) == ["fetchNames load", "purchase action isPurchasing", "clear action isClearing"])
        #expect(scene.screenParts.map { $0.state.map(\.name) } == [["names", "isClearing"], ["isPurchasing"]])
        #expect(scene.events.map(\.name) == ["onRetryTap"])
    }

    @Test(arguments: [
        ("placeOrder", "isPlacingOrder"), ("buy", "isBuying"), ("drop", "isDropping"), ("tie", "isTying"),
        ("agree", "isAgreeing"), ("submitForm", "isSubmittingForm"), ("open", "isOpening"), ("load", "isLoading"),
        ("reset", "isResetting"), ("ändern", "isÄndernRunning"), ("URLRequest", "isURLRequestRunning"),
    ])
    func flagsAreCalledAfterTheirMethods(method: String, flag: String) throws {
        let scene = try scene("interactor: { \(method): { async: true } }")
        #expect(scene.state.map(\.name) == [flag])
    }

    @Test func aFlagThatIsInferredIsNoFieldOfAnotherType() throws {
        let scene = try scene("state: { isSaving: Int }\ninteractor: { save: { async: true } }")
        #expect(works(scene) == ["save action"])
    }

    @Test func aLoadableKnowsItselfHowItsLoadGoes() throws {
        let scene = try scene(
            """
            state: { names: { loads: "Loadable<[String]>", from: suggest }, title: String }
            interactor: { suggest: { returns: [String], async: true, throws: true } }
            """
        )
        #expect(works(scene) == ["suggest load"])
        #expect(scene.state.map(\.type.text) == ["Loadable<[String]>", "String"])
        #expect(scene.state.first?.defaultValue?.text == ".notAsked")
        #expect(
            scene.previews.map { $0.values.map(\.value.text) } == [
                [".loading(nil)"], [#".loaded(["sample"])"#],
                [#".failed(SceneFailure(UnimplementedError("suggest"), in: "suggest"), nil)"#],
            ]
        )
        #expect(scene.previews.map(\.name) == ["loading", "loaded", "failed"])
    }

    @Test func aPreviewOfTheSpecsCounts() throws {
        let scene = try scene(
            """
            state: { names: { loads: "Loadable<[String]>", from: fetchNames } }
            interactor: { fetchNames: { returns: [String], async: true } }
            previews: { loaded: { names: '.loaded(["a"])' } }
            """
        )
        #expect(scene.previews.map(\.name) == ["loaded", "loading", "failed"])
    }

    @Test func whatLoadsAFieldGetsIt() {
        let found = expectProblems(
            [
                "M/S.yml": """
                state:
                  a: { loads: Int, from: ①fetchB }
                  b: { loads: Loadable<Int>, from: ②fetchText }
                  c: { loads: Int, from: ③count }
                events: { didTap: { f: { loads: ④Int, from: fetchA } } }
                interactor:
                  fetchA: { returns: Int, async: true }
                  fetchText: { returns: String, async: true }
                  count: { returns: Int }
                """
            ],
            ("unknown-name", "①"),
            ("misplaced-key", "②"),
            ("misplaced-key", "③"),
            ("misplaced-key", "④")
        )
        #expect(found.notes.contains("did you mean 'fetchA'?"))
        #expect(found.notes.contains("write 'returns: Int' for 'fetchText'"))
        #expect(found.notes.contains("add 'async: true' to 'count'"))
    }

    @Test func errorsMayBeOfOneType() throws {
        let scene = try scene(
            """
            interactor:
              save: { async: true, throws: OrderError }
              order: { async: true, throws: any Error }
              buy: { async: true, throws: true }
            """
        )
        #expect(scene.interactor.map { $0.thrown?.text ?? "\($0.canThrow)" } == ["OrderError", "true", "true"])
        expectProblems(["M/S.yml": "interactor: { save: { throws: ①Yes } }"], ("invalid-value", "①"))
    }

    @Test(arguments: [
        "Int", "String", "OrderError?", "any PaymentProblem", "any Error & Codable", "Never", "Swift.Never",
        "(OrderError, Int)", "'[OrderError]'", "() -> Void", "Result<Int, OrderError>", "LocalizedError",
        "OrderError.Type",
    ])
    func whatIsNoErrorIsNotThrown(type: String) {
        expectProblems(["M/S.yml": "interactor:\n  save:\n    throws: ①\(type)"], ("invalid-swift", "①"))
    }

    @Test(arguments: [
        "OrderError", "URLError", "Order.Failure", "NSError", "DecodingError", "Swift.Error", "Failure<Int>",
    ])
    func whatMayBeAnErrorIsThrown(type: String) {
        expectProblems(["M/S.yml": "interactor: { save: { throws: \(type) } }"])
    }

    @Test(arguments: [
        ("Int", "write 'throws: true', or the name of a type that conforms to 'Error'"),
        ("OrderError?", "write 'throws: OrderError'"), ("Never", "write 'throws: false'"),
        ("any PaymentProblem", "write 'throws: true', or the name of one type of errors"),
    ])
    func whatToThrowInstead(type: String, note: String) {
        let found = expectProblems(["M/S.yml": "interactor: { save: { throws: ①\(type) } }"], ("invalid-swift", "①"))
        #expect(found.notes == note)
    }

    @Test func aLoadSetsOneField() {
        let interactor = "\ninteractor: { fetchA: { returns: Int, async: true } }"
        let field = "{ loads: Int, from: "
        let found = expectProblems(
            ["M/S.yml": "state: { a: \(field)②fetchA }, b: \(field)①fetchA } }" + interactor],
            ("misplaced-key", "①")
        )
        #expect(found.flatMap(\.notes).map { $0.location?.column } == [33])
    }

    @Test func whatCannotBeKeptIsNotLoaded() {
        let found = expectProblems(
            [
                "M/S.yml": """
                state: { done: { loads: "①@escaping () -> Void", from: fetchDone } }
                interactor: { fetchDone: { returns: () -> Void, async: true } }
                """
            ],
            ("invalid-swift", "①")
        )
        #expect(
            found.messages
                == "'@escaping () -> Void' is not a Swift type here: '@escaping' is only allowed before a parameter's function type"
        )
        #expect(found.notes == "write a type such as Int64, Recipe?, \"[Recipe]?\" or \"(Int) -> Void\"")
    }

    @Test(arguments: ["Hashable", "Codable"]) func aStateWithALoadableIsNeither(conformance: String) {
        let found = expectProblems(
            [
                "M/S.yml": """
                state: { a: { loads: Loadable<Int>, from: fetchA } }
                stateConformances: [Equatable, Sendable, ①\(conformance)]
                interactor: { fetchA: { returns: Int, async: true } }
                """
            ],
            ("cannot-conform", "①")
        )
        #expect(found.notes == "take out '\(conformance)', or load it without 'Loadable'")
    }

    @Test(arguments: [("Any", "Equatable"), ("() -> Void", "Sendable")])
    func aLoadableIsWhatItsValueIs(type: String, conformance: String) {
        expectProblems(
            [
                "M/S.yml": """
                state: { a: { loads: 'Loadable<\(type)>', from: fetchA } }
                stateConformances: [①\(conformance)]
                interactor: { fetchA: { returns: '\(type)', async: true } }
                """
            ],
            ("cannot-conform", "①")
        )
    }

    /// What nobody wrote isn't held against a scene.
    @Test func scenesByHandHaveNoWork() {
        let interactor = "①interactor: { load: { async: true, throws: true }, save: { async: true } }"
        expectProblems(["Demo/S.yml": "style: legacy\nclass: Old\n" + interactor], ("misplaced-key", "①"))
        expectProblems(["M/S.yml": "style: handwritten\n" + interactor], ("misplaced-key", "①"))
    }
}
