import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

/// Fields that say on one line which service they are loaded from.
@Suite("Loads from services")
struct ServiceLoadTests {
    private static let project = "project: Demo\nruntime: .\nservices: { shelf: Shelf, clock: Clocks }\n"
    private static let top = "uses: [clock]\nparameters: { jarID: Int }\n"

    private func specs(_ state: String, _ more: String = "", top: String = top) -> [String: String] {
        ["project.yml": Self.project, "M/S.yml": "\(top)state:\n\(state)\n\(more)"]
    }

    private func scene(_ state: String, _ more: String = "", members: String? = nil, top: String = top) throws -> Scene
    {
        let files = MarkedSpecs(specs(state, more, top: top)).files
        let result = check(files, try members.map(facts) ?? TargetPackageFacts())
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        return try #require(result.project?.features.first?.scenes.first)
    }

    private func facts(_ members: String) throws -> TargetPackageFacts {
        var facts = TargetPackageFacts()
        facts.serviceProtocols = try CallableProtocol.read(Array("protocol Shelf { \(members) }".utf8))
        return facts
    }

    private func text(of method: Method) -> String {
        let parameters = method.parameters.map { "\($0.name): \($0.type.text)" }.joined(separator: ", ")
        let effects = (method.isAsync ? " async" : "") + (method.canThrow ? " throws" : "")
        return "\(method.name)(\(parameters))\(effects) -> \(method.returns?.text ?? "Void")"
    }

    /// Rx's types are awaited or followed by a property of theirs.
    @Test(arguments: [
        ("func jar(id: Int) -> Single<Jar>", "Jar", "value", "fetchJar(jarID: Int) async throws -> Jar"),
        ("func jar(id: Int) -> RxSwift.Single<Jar>", "Jar", "value", "fetchJar(jarID: Int) async throws -> Jar"),
        ("func jar(id: Int) -> Maybe<Jar>", "Jar?", "value", "fetchJar(jarID: Int) async throws -> Jar?"),
        (
            "func jar(id: Int) -> Observable<Jar>", "Loadable<Jar>", "values",
            "fetchJar(jarID: Int) -> AsyncThrowingStream<Jar, any Error>"
        ),
        (
            "func jar(id: Int) -> Infallible<[Jar]>", "Loadable<[Jar]>", "values",
            "fetchJar(jarID: Int) -> AsyncStream<[Jar]>"
        ),
        (
            "func jar(id: Int) -> Driver<Jar>", "Loadable<Jar>", "values", "fetchJar(jarID: Int) -> AsyncStream<Jar>"
        ),
    ])
    func reactiveTypes(member: String, type: String, property: String, method: String) throws {
        var files = specs("  jar: { loads: \"\(type)\", from: \"shelf.jar(id: jarID)\" }")
        files["project.yml", default: ""] +=
            "packages: { Rx: { url: https://a.b/c, version: \"6.9.0\", products: [RxSwift, RxCocoa] } }"
        files["M/module.yml"] = "imports: [RxSwift, RxCocoa]"
        let result = check(MarkedSpecs(files).files, try facts(member))
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        let scene = try #require(result.project?.features.first?.scenes.first)
        #expect(scene.interactor.map(text) == [method])
        #expect(scene.interactor.map { $0.call?.reading?.property } == [property])
    }

    /// What a method hands on as it is isn't awaited; what sends several values is no single one.
    @Test func reactiveTypesAreHandedOn() throws {
        func interactor(_ method: String) -> [String: String] {
            [
                "project.yml": Self.project
                    + "packages: { Rx: { url: https://a.b/c, version: \"6.9.0\", products: [RxSwift] } }",
                "M/module.yml": "imports: [RxSwift]",
                "M/S.yml": "uses: [shelf]\ninteractor:\n  lids: { \(method), calls: ①shelf.lids() }",
            ]
        }
        let facts = try facts("func lids() -> Observable<Int>")
        let result = check(MarkedSpecs(interactor("returns: Observable<Int>")).files, facts)
        #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
        #expect(result.project?.features.first?.scenes.first?.interactor.first?.call?.reading == nil)
        let found = expectProblems(interactor("returns: Int"), ("call-effects", "①"), facts: facts)
        #expect(found.notes.contains("AsyncThrowingStream<Int, any Error>"))
    }

    @Test func reactiveTypesNeedTheirProduct() throws {
        var files = specs("  jar: { loads: Jar, from: ①\"shelf.jar(id: jarID)\" }")
        files["M/module.yml"] = "imports: []"
        let found = expectProblems(files, ("missing-key", "①"), facts: try facts("func jar(id: Int) -> Single<Jar>"))
        #expect(found.notes.contains("imports: [RxSwift]"))
        #expect(found.notes.contains("packages: { RxSwift: { url:"))
    }

    @Test func oneLineIsAFieldAMethodAndAService() throws {
        let scene = try scene(
            """
              jar: { loads: Jar, from: "shelf.jar(id: jarID)" }
              lids: { loads: "[Lid]", from: "shelf.lids(jarID, limit: 20, of: sort)" }
              sort: String
            """,
            "interactor: { countView: }"
        )
        #expect(scene.services.map(\.name) == ["shelf", "clock"])
        #expect(
            scene.interactor.map(text) == [
                "fetchJar(jarID: Int) async throws -> Jar",
                "fetchLids(jarID: Int, sort: String) async throws -> [Lid]", "countView() -> Void",
            ]
        )
        #expect(scene.interactor.map { $0.work?.rawValue } == ["load", "load", nil])
        #expect(
            scene.state.map { "\($0.name): \($0.type.text)" } == [
                "jar: Jar?", "lids: [Lid]", "sort: String", "isLoading: Bool",
            ]
        )
        #expect(scene.events.map(\.name) == ["didTapRetry"])
    }

    @Test(arguments: [
        ("Jar", "Jar?"), ("Jar?", "Jar?"), ("'[Jar]'", "[Jar]"), ("'[Int: Jar]'", "[Int: Jar]"),
        ("Set<Int>", "Set<Int>"),
        ("Int", "Int?"), ("any Lid", "(any Lid)?"), ("Loadable<Jar>", "Loadable<Jar>"),
        ("(Int) -> Int", "((Int) -> Int)?"),
    ])
    func nothingIsThereBefore(loads: String, type: String) throws {
        let scene = try scene("  jar: { loads: \(loads), from: shelf.jar() }")
        #expect(scene.state.first?.type.text == type)
        #expect(
            scene.interactor.first?.returns?.text == (loads == "Loadable<Jar>" ? "Jar" : loads.filter { $0 != "'" })
        )
        #expect(scene.state.contains { $0.name == "isLoading" } == !type.hasPrefix("Loadable"))
    }

    /// A literal among the arguments isn't a parameter; and the field is what to change.
    @Test(arguments: [
        ("loads: Int", "func jar(limit: Int, id: Int) -> String", "write 'loads: String'"),
        ("loads: Loadable<Int>", "func jar(limit: Int, id: Int) -> String", "write 'loads: Loadable<String>'"),
        ("loads: Int", "func jar(limit: Int, id: Bool) -> Int", "write 'jarID: Bool'"),
    ])
    func whatIsLoadedHasItsType(loads: String, member: String, note: String) throws {
        let field = "  jar: { \(loads), from: ①\"shelf.jar(limit: 1, id: jarID)\" }"
        let found = expectProblems(specs(field), ("call-effects", "①"), facts: try facts(member))
        #expect(found.notes == note, "\(found.messages)")
    }

    @Test func theMethodIsCalledAfterWhatItCalls() throws {
        let scene = try scene(
            """
              a: { loads: Int, from: shelf.search() }
              b: { loads: Int, from: shelf.findAll() }
              c: { loads: Int, from: shelf.count }
              d: { loads: Int, from: shelf.getaway() }
            """
        )
        #expect(scene.interactor.map(\.name) == ["searchA", "findB", "fetchC", "fetchD"])
    }

    @Test func aViewModelAsksItsUseCase() throws {
        let scene = try scene(
            "  title: { loads: String, from: shelf.title() }",
            """
            style: mvvm
            parts:
              top: { state: { jar: { loads: Jar, from: "shelf.jar(id: jarID)" } } }
              rest: { state: { jar: { loads: Jar, from: shelf.newest }, isLoading: Int } }
            """
        )
        #expect(
            scene.useCaseMethods.map(text) == [
                "fetchTitle() async throws -> String", "fetchTopJar(jarID: Int) async throws -> Jar",
                "fetchRestJar() async throws -> Jar",
            ]
        )
        #expect(scene.screenParts.map { $0.state.map(\.name) } == [["jar", "isLoading"], ["jar", "isLoading"]])
        #expect(scene.state.map(\.name) == ["title"] && scene.events.map(\.name) == ["onRetryTap"])
    }

    /// What the sources declare counts; until they do, a load is `async` and throws.
    @Test(arguments: [
        ("func jar(id: Int) async throws -> Jar", "async throws -> Jar", ["didTapRetry"], ["jar", "isLoading"]),
        ("func jar(id: Int) async -> Jar", "async -> Jar", [], ["jar", "isLoading"]),
        ("func jar(id: Int) -> Jar", "-> Jar", [], ["jar"]),
        ("func jar(id: Int) throws -> Jar", "throws -> Jar", [], ["jar"]),
        ("func jar(id: Int) -> Jar; func jar(id: Int) async -> Jar", "async -> Jar", [], ["jar", "isLoading"]),
    ])
    func effectsAreThoseOfTheProtocol(members: String, effects: String, events: [String], fields: [String]) throws {
        let scene = try scene("  jar: { loads: Jar, from: 'shelf.jar(id: jarID)' }", members: members)
        #expect(scene.interactor.map(text) == ["fetchJar(jarID: Int) " + effects])
        #expect(scene.events.map(\.name) == events && scene.state.map(\.name) == fields)
    }

    @Test(arguments: [
        ("Loadable<Int>", "func jar() -> AsyncStream<Int>", FollowedValues.sure, []),
        ("Int?", "var jar: AsyncStream<Int?> { get }", .sure, []),
        ("'[Int]'", "func jar() -> AsyncThrowingStream<[Int], any Error>", .failing, ["didTapRetry"]),
    ])
    func streamsAreFollowed(loads: String, member: String, follows: FollowedValues, events: [String]) throws {
        let call = member.contains("func") ? "shelf.jar()" : "shelf.jar"
        let scene = try scene("  jar: { loads: \(loads), from: \(call) }", members: member)
        let method = try #require(scene.interactor.first)
        #expect(method.follows == follows && method.work == .load && !method.isAsync && !method.canThrow)
        #expect(method.returns?.text.hasPrefix("Async") == true)
        #expect(scene.events.map(\.name) == events && scene.state.map(\.name) == ["jar"])
    }

    @Test func publishersAreFollowedByViewModels() throws {
        let scene = try scene(
            "  jar: { loads: Loadable<Int>, from: shelf.jar() }",
            "style: mvvm with combine",
            members: "func jar() -> AnyPublisher<Int, Never>"
        )
        let method = try #require(scene.useCaseMethods.first)
        #expect(method.publishes && method.returns?.text == "Int" && !method.canThrow && method.work == .load)
    }

    @Test(arguments: [
        ("Int", "func jar() -> AsyncStream<Int>", "", "write 'loads: Loadable<Int>'"),
        (
            "Loadable<Int>", "func jar() -> AnyPublisher<Int, Never>", "",
            "name a method in 'from' that is 'async', and list it under 'interactor'"
        ),
        (
            "Loadable<Int>", "func jar() -> AsyncStream<Int>", "style: mvvm",
            "name a method in 'from' that is 'async', and list it under 'useCase'"
        ),
        (
            "Int", "func jar() async -> AsyncStream<Int>", "",
            "name a method in 'from' that is 'async', and list it under 'interactor'"
        ),
        (
            "Loadable<Int>", "func jar() throws -> AsyncThrowingStream<Int, any Error>", "",
            "name a method in 'from' that is 'async', and list it under 'interactor'"
        ),
        (
            "Loadable<Int>", "func jar() async throws -> AnyPublisher<Int, Never>", "style: mvvm",
            "name a method in 'from' that is 'async', and list it under 'useCase'"
        ),
    ])
    func whatCannotBeFollowed(loads: String, member: String, more: String, note: String) throws {
        let specs = specs("  jar: { loads: \(loads), from: ①shelf.jar() }", more)
        let found = expectProblems(specs, ("misplaced-key", "①"), facts: try facts(member))
        #expect(found.notes == note)
    }

    @Test(arguments: ["async", "throws", "async throws"])
    func nothingIsFollowedThatIsWaitedForFirst(effects: String) throws {
        let specs = specs("  jar: { loads: Loadable<Int>, from: ①shelf.jar() }")
        let members = "func jar() \(effects) -> AsyncStream<Int>"
        let found = expectProblems(specs, ("misplaced-key", "①"), facts: try facts(members))
        #expect(found.messages == "'AsyncStream<Int>' can't be loaded here: what gives it is 'async' or throws")
    }

    /// Nothing else in the project can fail.
    @Test func aStreamThatMayFailBringsTheFailureBanner() throws {
        var specs = specs("  jar: { loads: Loadable<Int>, from: shelf.jar() }")
        specs["DesignSystem/module.yml"] = "kind: core\ntypes: [FailureBanner]"
        let marked = MarkedSpecs(specs)
        let sure = check(marked.files, try facts("func jar() -> AsyncStream<Int>"))
        #expect(sure.diagnostics.isEmpty, "\(sure.diagnostics)")
        let failing = check(marked.files, try facts("func jar() -> AsyncThrowingStream<Int, any Error>"))
        #expect(failing.diagnostics.map(\.id) == ["name-clash"], "\(failing.diagnostics)")
    }

    @Test func aFailureIsOfTheStreamThatMayFail() throws {
        let scene = try scene(
            "  jar: { loads: Int?, from: shelf.jar() }",
            "previews: { combinations: [failure] }",
            members: "func jar() -> AsyncThrowingStream<Int?, any Error>"
        )
        let values = scene.previews.flatMap(\.values).map(\.value.text)
        #expect(values == [#"SceneFailure(UnimplementedError("fetchJar"), in: "fetchJar")"#])
    }

    @Test(arguments: [
        ("①{ loads: Jar }", "missing-key", "add it, for example: from: \"recipeRepository.recipe(id: recipeID)\""),
        ("①{ from: shelf.jar() }", "missing-key", "add it, for example: loads: Recipe"),
        ("{ type: ①Jar, from: shelf.jar() }", "conflicting-keys", "write 'loads' in place of 'type'"),
        ("{ loads: Jar, type: ①Jar, from: shelf.jar() }", "conflicting-keys", "remove 'type'"),
        ("{ loads: Jar, from: shelf.jar(), default: ①.empty }", "misplaced-key", "remove 'default'"),
        ("{ loads: Jar, from: ①fetchJar() }", "invalid-swift", "write the name of the method alone: from: fetchJar"),
        ("{ loads: Jar, from: ①shelf.jars.first }", "invalid-swift", "productRepository.shop(id: shopID)\""),
        ("{ loads: Jar, from: ①'try await shelf.jar()' }", "invalid-swift", "productRepository.shop(id: shopID)\""),
        ("{ loads: Jar, from: shelf.jar(id:①) }", "invalid-swift", "from: fetchRecipe"),
        ("{ loads: Jar, from: 'shelf.jar(id: ①jar.id)' }", "invalid-swift", "from: fetchRecipe"),
        ("{ loads: Jar, from: 'shelf.jar(id: ①jarId)' }", "unknown-name", "did you mean 'jarID'?"),
        (
            "{ loads: Jar, from: 'shelf.jar(2, ①weight)' }", "unknown-name",
            "add 'weight' to 'parameters', with its type"
        ),
        ("{ loads: Jar, from: ①shelv.jar() }", "unknown-name", "did you mean 'shelf'?"),
        ("{ loads: Jar, from: ①fetchJra }", "unknown-name", "did you mean 'fetchJar'?"),
    ])
    func whatIsWrongIsToldWhereItIs(field: String, id: String, note: String) {
        let more = field.contains("fetchJra") ? "interactor: { fetchJar: { returns: Jar, async: true } }" : ""
        let found = expectProblems(specs("  jar: \(field)", more), (id, "①"))
        #expect(found.notes.hasSuffix(note), "\(found.notes)")
    }

    @Test func whatIsLoadedItselfIsNotThereYet() {
        let found = expectProblems(
            specs(
                "  jar: { loads: Jar, from: shelf.jar() }\n  lids: { loads: '[Lid]', from: 'shelf.lids(of: ①jar)' }"
            ),
            ("call-arguments", "①")
        )
        #expect(found.notes == "write 'from: fetchLids', and under 'interactor' that method, which takes 'jar'")
    }

    @Test(arguments: [
        ("interactor: { ①fetchJar: { returns: Jar, async: true } }", "fetchJar"),
        ("interactor: { ①reloadJar: { returns: Jar, async: true } }", "reloadJar"),
        ("style: mvvm\nuseCase: { ①fetchJar: }", "fetchJar"),
    ])
    func aFieldIsLoadedInOneWay(more: String, method: String) {
        let found = expectProblems(
            specs("  jar: { loads: Jar, from: shelf.jar() }", more),
            ("conflicting-keys", "①")
        )
        #expect(found.notes == "remove it, or write 'from: \(method)' in 'jar'")
    }

    /// `fetchUserJar` gets another one.
    @Test func aLongerNameIsAnother() {
        expectProblems(
            specs(
                "  jar: { loads: Jar, from: shelf.jar() }\n  userJar: Jar?",
                "interactor: { fetchUserJar: { returns: Jar, async: true } }"
            )
        )
    }

    @Test func aSharedUseCaseHasItsOwnMethods() {
        var specs = specs("  jar: { loads: Jar, from: ①shelf.jar() }", "style: mvvm\nuseCase: Jars")
        specs["M/module.yml"] = "useCases: { Jars: { uses: [shelf], methods: { execute: } } }"
        let found = expectProblems(specs, ("misplaced-key", "①"))
        #expect(found.notes == "name one of them here, for example: from: execute")
    }

    @Test(arguments: [
        (
            "'shelf.jra(id: jarID)'", "func jar(id: Int) async -> Jar", "unknown-name",
            "did you mean 'shelf.jar(id: jarID)'?"
        ),
        (
            "shelf.jar(jarID)", "func jar(id: Int) async -> Jar", "call-arguments", "write 'shelf.jar(id: jarID)'"
        ),
        (
            "'shelf.jar(id: 3, at: jarID)'", "func lid()", "unknown-name",
            "declare it in 'Shelf', for example: func jar(id: Int, at jarID: Int) async throws -> Jar"
        ),
    ])
    func theProtocolHasWhatIsCalled(call: String, member: String, id: String, note: String) throws {
        let specs = specs("  jar: { loads: Jar, from: ①\(call) }")
        let found = expectProblems(specs, (id, "①"), facts: try facts(member))
        #expect(found.notes == note)
    }

    @Test func aUseCaseIsAskedByAMethod() {
        var specs = specs("  jar: { loads: Jar, from: ①Jars.execute() }")
        specs["M/module.yml"] = "useCases: { Jars: { uses: [shelf], methods: { execute: } } }"
        let found = expectProblems(specs, ("call-of-other-service", "①"))
        #expect(found.notes == "write 'from: fetchJar', and under 'interactor' that method, which asks the use case")
    }

    /// What has no methods isn't given any.
    @Test func scenesByHandLoadNothing() {
        let state = "①state: { jar: { loads: Jar, from: shelf.jar() } }"
        expectProblems(
            ["project.yml": Self.project, "M/S.yml": "style: handwritten\n\(state)"],
            ("misplaced-key", "①")
        )
    }
}
