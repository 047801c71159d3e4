import Basics
import ProjectModel
import Testing

@Suite("Work that holds its presenter")
struct WorkHoldsPresenterTests {
    private func presenter(_ body: String, type: String = "RecipeSearchPresenter") -> [String: String] {
        ["Sources/Recipes/A.swift": "extension \(type) {\n  func fetch() {\n    \(body)\n  }\n}\n"]
    }

    @Test(
        arguments: [
            #"load(\.a) { try await ①self.interactor.fetch() }"#,
            #"load(\.a, silently: self.isThere) { await ①self.interactor.fetch() }"#,
            #"self.load(\.a) { await ①self.interactor.fetch() }"#,
            #"load { await ①self.interactor.fetch() }"#,
            #"load(\.a, { await ①self.interactor.fetch() })"#,
            #"load(\.a, { await ①self.interactor.fetch() }) { presenter, a in presenter.show(a) }"#,
            #"load(\.a) { [descriptor] in await ①self.interactor.fetch(descriptor.id) }"#,
            #"load(\.a) { [①self] in await interactor.fetch(id) }"#,
            #"load(\.a) { [interactor, ①self] in await interactor.fetch(self) }"#,
            #"load(\.a) { [①presenter = self] in await presenter.interactor.fetch() }"#,
            #"load(\.a) { [interactor] in await interactor.fetch { ①self.id } }"#,
            #"load(\.a) { [interactor] in await interactor.fetch { [weak ①self] in self?.id } }"#,
            #"load(\.a) { [interactor] in await interactor.fetch { [id = ①self.id] in id } }"#,
            #"load(\.a) { [interactor] in func id() -> Int { ①self.id }; return await interactor.fetch(id()) }"#,
            #"load(\.a) { [interactor] in await interactor.fetch("\(①self.id)") }"#,
            #"perform(\.isA) { try await ①self.interactor.save() } then: { presenter, _ in presenter.show() }"#,
            #"follow(\.a) { ①self.interactor.values() }"#,
            #"lead { await ①self.wireframe.showA() } then: { presenter, a in presenter.show(a) }"#,
            #"tasks.load("fetch") { await ①self.interactor.fetch() }"#,
            #"self.tasks.perform("save") { await ①self.interactor.save() }"#,
            #"Task { [weak self] in guard let self else { return }; load(\.a) { await ①self.fetch() } }"#,
            "#if DEBUG\nload(\\.a) { await ①self.interactor.fetch() }\n#endif",
            "load(\\.a) { [interactor] in\n#if DEBUG\n①self.log()\n#endif\nreturn await interactor.fetch() }",
        ]
    )
    func workThatHolds(body: String) throws {
        try expectFindings(presenter(body), (.workHoldsPresenter, "①"))
    }

    @Test(
        arguments: [
            #"load(\.a) { [interactor] in await interactor.fetch() } then: { presenter, a in ①self.show(a) }"#,
            #"load(\.a) { [interactor] in await interactor.fetch() } then: { [①self] presenter, a in show(a) }"#,
            #"load(\.a, { [interactor] in await interactor.fetch() }, then: { presenter, a in ①self.show(a) })"#,
            #"load(\.a) { [interactor] in try await interactor.a() } failed: { presenter, error in ①self.show(error) }"#,
            #"load(\.a, { [interactor] in await interactor.fetch() }) { presenter, a in ①self.show(a) }"#,
            #"load(\.a, get) { presenter, a in ①self.show(a) }"#,
            #"perform { [interactor] in await interactor.save() } then: { presenter, a in ask { ①self.show(a) } }"#,
        ]
    )
    func whatFollowsHolds(body: String) throws {
        let found = try expectFindings(presenter(body), (.workHoldsPresenter, "①"))
        #expect(found.notes == "write 'presenter' in place of 'self'")
    }

    @Test(
        arguments: [
            #"load(\.a) { [interactor] in try await interactor.fetch() }"#,
            #"load(\.a) { [interactor, id = self.state.id] in await interactor.fetch(id) }"#,
            #"load(\.a, silently: self.isThere) { [interactor] in await interactor.fetch() }"#,
            #"load(\.a) { [weak self, interactor] in self?.log(); return await interactor.fetch() }"#,
            #"load(\.a) { [weak self] in guard let self else { return 0 }; return self.id }"#,
            #"load(\.a) { [weak self] in run { [weak self] in self?.log() } }"#,
            #"load(\.a) { [unowned self] in self.id }"#,
            #"load(\.a) { [weak presenter = self] in presenter?.id }"#,
            #"load(\.a) { [interactor] in await interactor.fetch(Recipe.self).map(\.self) }"#,
            #"load(\.a) { struct Id { let id = 1; func same() -> Id { self } }; return Id().same() }"#,
            #"load(\.a) { [interactor] in await interactor.fetch("self.id") } // not self.interactor"#,
            #"load(\.a) { [interactor] in await interactor.fetch() } then: { presenter, a in presenter.show(a) }"#,
            #"Task { [weak self] in self?.load(\.a) { self?.id } }"#,
            #"tasks.load("fetch") { [weak self, interactor] in self?.show(await interactor.fetch()) }"#,
            #"tasks.run { self.show() }"#,
            #"interactor.load { self.show() }"#,
            #"perform(on: queue) { self.show() }"#,
            #"loader { self.show() }"#,
            #"// load(\.a) { await self.interactor.fetch() }"#,
            #"log("load { self }", load, self)"#,
        ]
    )
    func workThatDoesNot(body: String) throws { try expectFindings(presenter(body)) }

    @Test(
        arguments: [
            (
                #"{ await self.interactor.fetch(self.descriptor.id) }"#, "interactor, descriptor",
                #"{ [interactor, descriptor] in await interactor.fetch(descriptor.id) }"#
            ),
            (
                #"{ await self.interactor.fetch(self.interactor.id) }"#, "interactor",
                #"{ [interactor] in await interactor.fetch(interactor.id) }"#
            ),
            (
                #"{ [id = state.id] in await self.interactor.fetch(id) }"#, "id = state.id, interactor",
                #"{ [id = state.id, interactor] in await interactor.fetch(id) }"#
            ),
            (
                #"{ [interactor, state] in await interactor.fetch(state, self.interactor.id) }"#, "interactor, state",
                #"{ [interactor, state] in await interactor.fetch(state, interactor.id) }"#
            ),
        ]
    )
    func theNoteGivesTheCaptures(closure: String, captures: String, followed: String) throws {
        let found = try Kitchen.lint(bytes(presenter(#"load(\.a) \#(closure)"#)))
        #expect(found.notes == "begin the closure with '[\(captures)] in' and leave out 'self.'")
        try expectFindings(presenter(#"load(\.a) \#(followed)"#))
    }

    /// A method brings `self` with it, and so does what holds the presenter.
    @Test(arguments: ["self.fetchAll()", "self", "self.view?.id", "self.tasks.count", "self.count"])
    func whatCanNotBeCaptured(value: String) throws {
        let general = "capture what it needs in place of 'self', such as '[interactor]'"
        let then = "; what follows goes into 'then:', which is handed the presenter"
        for (call, rest) in [
            (#"load(\.a)"#, then), (#"perform(\.a)"#, then), (#"follow(\.a)"#, ""),
            (#"tasks.load("a")"#, ", and '[weak self]' to show what comes of it"),
        ] {
            let found = try Kitchen.lint(bytes(presenter("\(call) { await self.interactor.fetch(\(value)) }")))
            #expect(found.notes == general + rest)
        }
    }

    @Test(
        arguments: [
            (#"load(\.a)"#, "the closure of 'load' holds the presenter: the load isn't cancelled when the screen goes"),
            (
                #"perform(\.a)"#,
                "the closure of 'perform' holds the presenter: nobody is told of a failure when the screen has gone"
            ),
            (
                #"tasks.perform("a")"#,
                "the closure of 'tasks.perform' holds the presenter: the presenter stays when the screen goes"
            ),
            (#"load(\.a) { 1 } then:"#, "'then:' holds the presenter as long as the work is kept"),
            (#"load(\.a) { 1 } failed:"#, "'failed:' holds the presenter as long as the work is kept"),
        ]
    )
    func theMessageSaysWhatComesOfIt(call: String, message: String) throws {
        let found = try Kitchen.lint(bytes(presenter("\(call) { self.id }")))
        #expect(found.map(\.message) == ["'self' in \(message)"])
    }

    @Test(arguments: [("_, _ in self.show()", "give its first parameter a name"), ("self.show($1)", "write '$0'")])
    func parametersThatHaveNoName(closure: String, note: String) throws {
        let found = try Kitchen.lint(bytes(presenter(#"load(\.a) { 1 } then: { \#(closure) }"#)))
        #expect(found.count == 1 && found.notes.hasPrefix(note))
    }

    @Test func viewModels() throws {
        let found = try expectFindings(
            [
                "specs/Recipes/Gallery.yml": "style: mvvm",
                "Sources/Recipes/GalleryViewModel.swift": """
                final class GalleryViewModel: SceneViewModel {
                    let tasks = SceneTasks()
                    private let clock: any Clock

                    func onAppear() {
                        load(\\.listData.images, of: \\.listData) { await ①self.useCase.fetch(self.clock.now) }
                    }
                }
                """,
            ],
            (.workHoldsPresenter, "①")
        )
        #expect(found.notes == "begin the closure with '[useCase, clock] in' and leave out 'self.'")
        #expect(found.allSatisfy { $0.severity == .error && $0.message.contains("holds the view model: ") })
    }

    @Test func whatConformsIsAPresenterByAnyName() throws {
        let body = "{ func fetch() { load(\\.a) { ①self.id } } }"
        for head in ["class Guide: ScenePresenter", "extension Guide: SceneViewModel", "extension ScenePresenter"] {
            try expectFindings(["Sources/Kitchen/Guide.swift": "\(head) \(body)"], (.workHoldsPresenter, "①"))
        }
    }

    @Test func otherTypesAndModules() throws {
        let source = "load(\\.a) { self.interactor.fetch() }"
        for type in ["RecipeSearchInteractor", "GuidePresenter", "CartPresenter"] {
            try expectFindings(presenter(source, type: type))
        }
        let file = "final class RecipeSearchPresenter: ScenePresenter { func a() { \(source) } }"
        try expectFindings(["Tests/RecipesTests/A.swift": file, "Sources/KitchenCore/A.swift": file])
        try expectFindings(presenter("struct Loader { func a() { \(source) } }"))
    }

    @Test func aSuppressionGivesAReason() throws {
        let comment = "// vipergen:disable:next work-holds-presenter - goes with KIT-12\n    "
        try expectFindings(presenter(comment + #"load(\.a) { self.id }"#))
    }

    private func bytes(_ sources: [String: String]) -> [String: [UInt8]] { sources.mapValues { Array($0.utf8) } }
}
