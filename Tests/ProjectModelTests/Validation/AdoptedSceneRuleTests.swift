import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Scenes whose descriptors are the team's own")
struct AdoptedSceneRuleTests {
    private static let alone = "project: Movies\nmanifest: team\nenvironment: Session\n"
    private static let whole = "project: Movies\nruntime: .\n"
    private static let adopted = "style: handwritten\ndescriptor: FilmDescriptor\n"

    @Test func theSwitchAloneNeedsNothingElse() throws {
        let project = try project(["project.yml": Self.alone, "Movies/Film.yml": Self.adopted])
        #expect(project.isResolverOnly)
        #expect(project.coreModules.isEmpty && project.features.isEmpty)
        #expect(
            project.adoptedScenes.map(\.builderText) == ["FilmViewBuilder.build(with: descriptor, environment: self)"]
        )
    }

    /// Nobody renames a module for its first spec.
    @Test(arguments: [("App", "Environment"), ("Screen", "Screen"), ("View", "ViewServices")])
    func namesOfAnAppThatExistsAreFree(app: String, environment: String) throws {
        let spec = "project: \(app)\nmanifest: team\nenvironment: \(environment)"
        let alone = ["project.yml": spec, "\(app)/Film.yml": Self.adopted]
        #expect(try project(alone).isResolverOnly)
        #expect(try project(alone.merging(["\(app)/Poster.yml": "scene: Poster"]) { $1 }).isAppAlone)
    }

    @Test func besideOthersTheyAddNoModule() throws {
        let project = try project([
            "project.yml": Self.whole, "Movies/Film.yml": Self.adopted, "Films/Poster.yml": "scene: Poster",
        ])
        #expect(!project.isResolverOnly)
        #expect(project.features.map(\.name) == ["Films"])
        #expect(project.adoptedScenes.map(\.name) == ["Film"])
    }

    @Test func theyAreWrittenByHandAndInTheApp() {
        expectProblems(
            ["project.yml": Self.whole, "Movies/Film.yml": "①descriptor: FilmDescriptor"],
            ("misplaced-key", "①")
        )
        expectProblems(
            ["project.yml": Self.whole, "Films/Film.yml": "style: handwritten\n①descriptor: FilmDescriptor"],
            ("wrong-module", "①")
        )
    }

    @Test(arguments: ["'[Film]'", "Film?", "any Film", "Descriptor<Film>", "(Int, Int)"])
    func descriptorsAreNamesOfTypes(type: String) {
        expectProblems(
            ["project.yml": Self.whole, "Movies/Film.yml": "style: handwritten\ndescriptor: ①\(type)"],
            ("invalid-swift", "①")
        )
    }

    /// What only the team's own resolver is handed.
    @Test func aRouteCantHandOnWhatItDoesntHave() {
        let descriptors = "descriptors: { protocol: Screen, resolverParameters: { navigator: Navigator } }\n"
        let offer = "style: uikit\nroutes: { film: { to: ①Film } }"
        let film = Self.adopted + "builder: "
        expectProblems(
            [
                "project.yml": Self.alone + descriptors, "Movies/Offer.yml": offer,
                "Movies/Film.yml": film + "FilmModule.make(navigator)",
            ],
            ("output-mismatch", "①")
        )
        expectProblems([
            "project.yml": Self.alone + descriptors, "Movies/Offer.yml": offer.replacing("①", with: ""),
            "Movies/Film.yml": film + "FilmModule.make(self)",
        ])
    }

    @Test func aDescriptorHasOneScene() {
        expectProblems(
            [
                "project.yml": Self.whole, "Movies/Film.yml": Self.adopted,
                "Movies/Poster.yml": "style: handwritten\ndescriptor: ①FilmDescriptor",
            ],
            ("duplicate-name", "①")
        )
    }

    @Test(arguments: [
        "state: { a: Int }", "events: [didTap]", "uses: [client]", "output: UINavigationController",
        "class: OldFilm", "routes: { next: }", "previews: { loaded: {} }", "interactor: {}", "lifetime: new",
        "descriptorConformances: [Hashable]", "state:\n  a: Int", "routes:",
    ])
    func whatIsntGeneratedIsntDescribed(key: String) {
        let specs = ["project.yml": Self.whole, "Movies/Film.yml": Self.adopted + key]
        let found = result(of: specs).diagnostics.filter { $0.id == "misplaced-key" }
        #expect(found.map { $0.location?.description } == ["specs/Movies/Film.yml:3:1"], "\(found.messages)")
    }

    @Test func generatedScenesLeadToThem() throws {
        let film = Self.adopted + "parameters: { filmID: Int }\n"
        let poster = """
            routes: { film: { to: Film, with: [filmID], present: sheet } }
            children: { preview: { to: Film, with: [filmID] } }
            """
        let movies = try project(["project.yml": Self.whole, "Movies/Film.yml": film, "Movies/Poster.yml": poster])
        let scene = try #require(movies.features.first?.scenes.first)
        let route = try #require(scene.routes.first)
        #expect(route.adopted?.scene == "Film" && route.adopted?.descriptor == "FilmDescriptor")
        #expect(route.parameters.map(\.type.text) == ["Int"])
        #expect(scene.children.first?.adopted == route.adopted)
        let problems = expectProblems(
            ["project.yml": Self.whole, "Movies/Film.yml": film, "Movies/Poster.yml": "routes: { ①film: Film }"],
            ("missing-parameter", "①")
        )
        #expect(problems.notes.contains("add it: with: [filmID]"), "\(problems.notes)")
    }

    /// Those of the app may be anywhere, and a feature doesn't see the app.
    @Test func aFeatureLeadsToThoseThatACoreModuleDeclares() throws {
        let imports = "descriptors: { imports: [MoviesCore] }\n"
        for way in ["routes: { film: ①Film }", "children: { film: ①Film }"] {
            let found = expectProblems(
                ["project.yml": Self.whole, "Movies/Film.yml": Self.adopted, "Films/Poster.yml": way],
                ("wrong-module", "①")
            )
            #expect(found.notes.contains("move it to 'MoviesCore', and add that under 'descriptors'"), "\(found.notes)")
            let specs = [
                "project.yml": Self.whole + imports, "Movies/Film.yml": Self.adopted,
                "Films/Poster.yml": way.replacing("①", with: ""),
            ]
            #expect(try project(specs).features.map(\.name) == ["Films"])
        }
    }

    @Test func nothingElseLeadsToThem() {
        for key in ["start: ①Film", "tabs: [①Film]"] {
            let found = expectProblems(
                ["project.yml": Self.whole + key, "Movies/Film.yml": Self.adopted],
                ("output-mismatch", "①")
            )
            #expect(found.notes.contains("name a generated scene, or leave it to your own code"), "\(found.notes)")
        }
        expectProblems(
            [
                "project.yml": Self.whole + "services: { flags: Flags }", "Movies/Film.yml": Self.adopted,
                "Movies/Poster.yml": "variants: { ①Film: flags.isOn }",
            ],
            ("output-mismatch", "①")
        )
    }

    /// The first generated scene of an app that knows no other module needs nothing that isn't there.
    @Test func theAppStaysAloneWhileSpecsKnowNoOtherModule() throws {
        let own = [
            "project.yml": Self.alone, "Movies/Film.yml": Self.adopted, "Movies/Poster.yml": "routes: { film: Film }",
        ]
        let app = try project(own)
        #expect(app.isAppAlone && !app.isResolverOnly)
        #expect(app.coreModules.isEmpty)
        #expect(app.features.map(\.interfaceName) == ["Movies"])
        let whole = own.merging(["MoviesCore/module.yml": "kind: core\n"]) { $1 }
        expectProblems(whole.merging(["project.yml": "①" + Self.alone]) { $1 }, ("missing-key", "①"))
        let other = try project(whole.merging(["project.yml": Self.alone + "runtime: .\n"]) { $1 })
        #expect(!other.isAppAlone)
        #expect(other.features.map(\.interfaceName) == ["MoviesInterface"])
    }

    @Test func theirNamesAreTheirOwn() {
        let found = problems(in: [
            "project.yml": Self.whole, "Movies/Film.yml": Self.adopted, "Films/Film.yml": "scene: Film",
        ])
        #expect(found.map(\.id) == ["duplicate-name"], "\(found.messages)")
    }

    @Test func theEnvironmentIsTheTeams() {
        expectProblems(
            ["project.yml": "①project: Movies\nmanifest: team\n", "Movies/Film.yml": Self.adopted],
            ("missing-key", "①")
        )
    }

    @Test func whereItRunsMattersOnceMoreIsGenerated() throws {
        let environment = "environment: nonisolated Session\n"
        let sources = [
            "project.yml": "project: Movies\nmanifest: team\n" + environment, "Movies/Film.yml": Self.adopted,
        ]
        #expect(try project(sources).isResolverOnly)
        expectProblems(
            ["project.yml": Self.whole + "environment: ①nonisolated Session", "M/A.yml": ""],
            ("environment-form", "①")
        )
    }

    @Test(arguments: [
        ("environment: App.Router", "App.Router", "AppRouter"),
        ("environment: A.B.Router", "A.B.Router", "ABRouter"),
    ])
    func theTypeMayBeInsideAnother(environment: String, name: String, fileName: String) throws {
        let spec = "project: Movies\nmanifest: team\n\(environment)\n"
        let project = try project(["project.yml": spec, "Movies/Film.yml": Self.adopted])
        #expect(project.environment.name == name)
        #expect(project.environment.fileName == fileName)
        expectProblems(
            [
                "project.yml": Self.whole + environment.replacing(/[AB.]+Router|App.Router/) { "①" + $0.output },
                "M/A.yml": "",
            ],
            ("environment-form", "①")
        )
    }

    @Test(arguments: [
        ("①App.router", "invalid-name"), ("①App.Self", "invalid-name"), ("App①..Router", "invalid-name"),
        ("①App.Type", "invalid-name"), ("①App.\(String(repeating: "R", count: 97))", "invalid-name"),
        ("App.Rou①-ter", "invalid-name"),
    ])
    func eachPartOfItIsAName(environment: String, id: String) {
        let spec = "project: Movies\nmanifest: team\nenvironment: \(environment)\n"
        expectProblems(["project.yml": spec, "Movies/Film.yml": Self.adopted], (id, "①"))
    }

    @Test func theProtocolMayBeInsideAType() throws {
        let descriptors = "descriptors: { protocol: App.Screen }\n"
        let sources = ["project.yml": Self.alone + descriptors, "Movies/Film.yml": Self.adopted]
        #expect(try project(sources).descriptors.teamProtocol == "App.Screen")
        expectProblems(
            ["project.yml": Self.whole + descriptors.replacing("App", with: "①App"), "M/A.yml": ""],
            ("environment-form", "①")
        )
    }

    @Test func theRuntimeIsNeededOnceMoreIsGenerated() {
        let found = expectProblems(
            ["project.yml": "①" + Self.alone + "start: ②Film", "Movies/Film.yml": Self.adopted],
            ("missing-key", "①"),
            ("output-mismatch", "②")
        )
        #expect(found.notes.contains("adopted scenes alone don't need it, but the app starts with"), "\(found.notes)")
    }

    @Test func servicesAloneGenerateNothing() throws {
        let services = "services: { client: Client }\n"
        let project = try project(["project.yml": Self.alone + services, "Movies/Film.yml": Self.adopted])
        #expect(project.isResolverOnly)
        #expect(project.services.isEmpty)
    }

    @Test func theFolderOfTheAppIsThere() {
        var facts = TargetPackageFacts()
        facts.lacksAppFolder = true
        expectProblems(
            ["project.yml": Self.alone, "Movies/module.yml": "sources: ①Ap", "Movies/Film.yml": Self.adopted],
            ("missing-folder", "①"),
            facts: facts
        )
    }

    @Test func thereMayBeAnyNumber() {
        var sources = ["project.yml": Self.alone]
        for number in 100..<1100 {
            sources["Movies/S\(number)x.yml"] = "style: handwritten\ndescriptor: D\(number)"
        }
        expectProblems(sources)
    }

    @Test(arguments: [
        (".Screen", "Screen", nil), ("UIViewController", "Output", "UIViewController"),
        ("\"[Part]\"", "Output", "[Part]"),
    ])
    func anAssociatedTypeOrOneType(output: String, name: String, type: String?) throws {
        let descriptors = "descriptors: { protocol: Place, output: \(output) }"
        let found = try project(["project.yml": Self.alone + descriptors, "Movies/Film.yml": Self.adopted]).descriptors
        #expect(found.output == name && found.returns?.text == type)
    }

    @Test func outputsThatAreNone() {
        func sources(_ keys: String) -> [String: String] {
            ["project.yml": Self.alone + "descriptors: { \(keys) }", "Movies/Film.yml": Self.adopted]
        }
        expectProblems(sources("output: ①.screen"), ("invalid-name", "①"))
        expectProblems(sources("output: .①"), ("invalid-name", "①"))
        let found = expectProblems(sources("①returns: UIViewController"), ("unknown-key", "①"))
        #expect(found.notes == "write it as: output: UIViewController")
    }
}
