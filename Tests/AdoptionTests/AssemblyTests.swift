import Adoption
import Basics
import Testing

/// Functions that put a screen together, in apps without descriptors.
@Suite struct AssemblyTests {
    private func adopt(_ sources: String..., environment: String? = nil) -> Adoption? {
        let sources = sources.enumerated().map {
            AppSource(path: "App/\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        return Adopter(sources, jobs: 1).adoptAssemblies(environment: environment)
    }

    /// Of a function's head, in a type of the name.
    private func reason(_ function: String, in type: String = "enum FilmModule", _ more: String = "") -> String? {
        adopt("\(type) { \(function) { FilmViewController() } }\n\(more)")?.remainder.first?.reason
    }

    @Test(arguments: [
        ("enum FilmRouter { static func assembleModule() -> UIViewController { x } }", "Film"),
        ("enum FilmDetailModuleBuilder { static func build() -> FilmViewController { x } }", "FilmDetail"),
        ("enum Router { static func createFilmModule() -> UIViewController { x } }", "Film"),
        ("enum ModuleFactory { static func make() -> FilmViewController { x } }", "Film"),
        ("final class Container { func makeFilmScreen() -> UIViewController { x } }", "Film"),
        ("enum Builder { static func build() -> some View { x } }", "BuilderBuild"),
        ("enum Builder { static func build() -> UIViewController! { x } }", "BuilderBuild"),
        ("enum Builder { static func build() -> UINavigationController { x } }", "BuilderBuild"),
        ("enum Builder { static func build() -> Kit.FilmViewController { x } }", "Film"),
        ("enum Builder { static func make3DSecure() -> UIViewController { x } }", "BuilderMake3DSecure"),
        ("enum Film_Old_Wireframe { static func start() -> UINavigationController { x } }", "FilmOld"),
    ])
    func aSceneIsCalledAsItsTypeOrItsFunction(source: String, name: String) {
        #expect(adopt(source)?.scenes.map(\.name) == [name])
    }

    @Test func severalOfOneTypeHaveNamesOfTheirOwn() {
        let adoption = adopt(
            """
            enum FilmModule {
                static func build() -> UIViewController { x }
                static func build(id: Int) -> UIViewController { x }
                static func buildTrailer() -> UIViewController { x }
            }
            """
        )
        #expect(adoption?.scenes.map(\.name) == ["Film", "FilmTrailer", "FilmWithId"])
    }

    @Test func overloadsByTypeHaveNamesOfTheirOwn() {
        let types = ["Int", "String", "Bool", "Date", "URL"]
        let functions = types.map { "static func build(id: \($0)) -> UIViewController { x }" }
        let adoption = adopt("enum FilmModule {\n\(functions.joined(separator: "\n"))\n}")
        #expect(
            adoption?.scenes.map { "\($0.name) \($0.parameters.first?.type ?? "")" } == [
                "Film Int", "FilmModuleBuildWithId Bool", "FilmModuleBuildWithId2 Date", "FilmModuleBuildWithId3 URL",
                "FilmWithId String",
            ]
        )
    }

    @Test(arguments: ["mutating", "consuming"])
    func whatChangesItsContainerStays(modifier: String) {
        let adoption = adopt("struct Container { \(modifier) func makeFilm() -> UIViewController { x } }")
        #expect(adoption?.remainder.map(\.reason) == ["it changes what it is called on"])
        #expect(adoption?.remainder.first?.remedy == "let it change nothing: make what it needs in 'init'")
    }

    @Test func anActorBuildsNoScenes() {
        let adoption = adopt("actor Container { func makeFilm() -> UIViewController { x } }")
        #expect(adoption?.scenes.isEmpty == true && adoption?.resolver.type == "AppEnvironment")
        #expect(
            adoption?.remainder.map(\.reason) == ["'Container' is an actor, and scenes are built on the main actor"]
        )
    }

    /// A widget starts somewhere as well.
    @Test func theSwitchIsWhereTheAppStarts() {
        let (widget, film) = (
            "@main struct Clock: WidgetBundle {}", "enum FilmModule { static func build() -> UIViewController { x } }"
        )
        #expect(adopt(widget, film, "@main struct Cinema: App {}")?.resolver.place.path == "App/2.swift")
        #expect(adopt(widget, film)?.resolver.place.path == "App/1.swift")
        let delegate = "@UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {}"
        #expect(adopt(widget, film, delegate)?.resolver.place.path == "App/2.swift")
    }

    /// What the app's module doesn't see gets its switch where it is.
    @Test(arguments: [("", "Sources/Films/Film.swift"), ("public ", "Sources/Cinema/App.swift")])
    func theSwitchIsInTheModuleThatSeesTheScreens(modifier: String, path: String) {
        let film = "\(modifier)enum FilmModule { \(modifier)static func build() -> UIViewController { x } }"
        let sources = [("Sources/Films/Film.swift", film), ("Sources/Cinema/App.swift", "@main struct Cinema: App {}")]
            .map { AppSource(path: $0.0, bytes: Array($0.1.utf8)) }
        let adoption = Adopter(sources, jobs: 1, packages: [""]).adoptAssemblies()
        #expect(adoption?.scenes.map(\.name) == ["Film"] && adoption?.resolver.place.path == path)
    }

    /// A public type in one that isn't is as internal.
    @Test(arguments: [("", false), ("public ", true)])
    func anotherModuleSeesWhatIsPublicAllTheWay(modifier: String, isSeen: Bool) {
        let build = "public static func build() -> UIViewController { x }"
        let film = "\(modifier)enum Films { public enum FilmModule { \(build) } }"
        let app = "final class Container { func makeCast() -> UIViewController { x } }"
        let sources = [("Sources/Films/Film.swift", film), ("Sources/Cinema/App.swift", app)].map {
            AppSource(path: $0.0, bytes: Array($0.1.utf8))
        }
        let adoption = Adopter(sources, jobs: 1, packages: [""]).adoptAssemblies()
        #expect(adoption?.scenes.map(\.name) == (isSeen ? ["Cast", "Film"] : ["Cast"]))
        #expect(
            adoption?.remainder.map(\.reason)
                == (isSeen ? [] : ["it isn't public, and the switch is in 'Cinema'"])
        )
    }

    @Test func whatItTakesIsInTheDescriptor() {
        let adoption = adopt(
            """
            enum FilmModule {
                enum Mode { case short }
                static func build(with id: Int64, _ mode: Mode = .short, for day: Date? = Date()) -> UIViewController { x }
            }
            """
        )
        let scene = adoption?.scenes.first
        #expect(scene?.builder == "FilmModule.build(with: descriptor.id, descriptor.mode, for: descriptor.day)")
        #expect(scene?.parameters.map(\.name) == ["id", "mode", "day"])
        #expect(scene?.parameters.map(\.type) == ["Int64", "FilmModule.Mode", "Date?"])
        #expect(scene?.parameters.map(\.defaultValue) == [nil, ".short", nil])
        #expect(scene?.differences == ["its spec leaves out the default of 'day'"])
    }

    @Test(arguments: [
        ("static func build(then: @escaping () -> Void) -> UIViewController", "'then' is a closure"),
        ("static func build(then: Done) -> UIViewController", "'then' is a closure"),
        ("static func build(then: @escaping Done) -> UIViewController", "'then' is a closure"),
        ("static func build(then: Done?) -> UIViewController", "'then' is a closure"),
        ("static func build(then: Choice) -> UIViewController", "'then' is a closure"),
        ("static func build(ids: Int...) -> UIViewController", "'ids' is variadic"),
        ("static func build(output: any FilmOutput) -> UIViewController", "'output' is a 'any FilmOutput'"),
        ("static func build(output: FilmOutput?) -> UIViewController", "'output' is a 'FilmOutput?'"),
        ("static func build(from: UINavigationController) -> UIViewController", "'from' is a 'UINavigationController'"),
        ("static func build(api: FilmService) -> UIViewController", "'api' is a 'FilmService', which is no data"),
        ("static func build(key: Key) -> UIViewController", "the type of 'key' is private"),
        ("static func build(actions: FilmActions) -> UIViewController", "'actions' holds closures"),
        ("static func build(callbacks: FilmCallbacks) -> UIViewController", "'callbacks' holds closures"),
        ("private static func build() -> UIViewController", "it is private, and the switch is in another file"),
        ("static func build() async -> UIViewController", "it is async"),
        ("static func build() throws -> UIViewController", "it can throw"),
        ("static func build<T>(_ value: T) -> UIViewController", "it is generic"),
        ("@FilmActor static func build() -> UIViewController", "it is isolated to 'FilmActor'"),
        ("@available(iOS 17, *) static func build() -> UIViewController", "it isn't available everywhere"),
        ("static func build() -> UIViewController?", "it gives 'UIViewController?'"),
        ("static func build() -> FilmModuleView", "it gives 'FilmModuleView'"),
    ])
    func whatNoDescriptorCanHoldStays(function: String, reason: String) throws {
        let more =
            "protocol FilmOutput {}\nprotocol FilmModuleView {}\nprivate struct Key {}\n"
            + "struct FilmActions { let close: () -> Void }\nstruct FilmCallbacks { let close: Done? }\n"
            + "typealias Done = () -> Void\ntypealias Choice = () -> Films.Mode\nenum Films { enum Mode { case short } }"
        let found = try #require(self.reason(function, more))
        #expect(found.hasPrefix(reason), "\(found)")
    }

    @Test func aServiceIsLeftToItsDefault() {
        let function = "static func build(id: Int, api: FilmService = .shared) -> UIViewController { x }"
        let source = "enum FilmModule { \(function) }"
        #expect(adopt(source)?.scenes.map(\.builder) == ["FilmModule.build(id: descriptor.id)"])
    }

    @Test(arguments: [
        "enum FilmModule { static func build() -> URLRequest { x } }",
        "final class FilmFactory { private func makeFilm() -> UIViewController { x } }",
        "enum FilmModule { static func show() -> UIViewController { x } }",
        "final class FilmPresenter { func makeFilm() -> UIViewController { x } }",
        "protocol FilmModule { static func build() -> UIViewController }",
        "protocol FilmModule {}\nextension FilmModule { static func build() -> UIViewController { x } }",
        "import XCTest\nenum FilmModule { static func build() -> UIViewController { x } }",
        "enum FilmModule { static func build() -> Make { x } }\ntypealias Make = () -> UIViewController",
    ])
    func nothingElseIsOne(source: String) {
        #expect(adopt(source) == nil)
    }

    @Test func scenesAreBuiltWithTheContainerOfMost() {
        let adoption = adopt(
            """
            final class FilmContainer {
                func makeFilm() -> UIViewController { x }
                func makeCast() -> UIViewController { x }
            }
            final class OtherFactory { func makeSeats() -> UIViewController { x } }
            enum TicketModule { static func build(container: FilmContainer) -> UIViewController { x } }
            """
        )
        #expect(adoption?.resolver.type == "FilmContainer" && adoption?.bringsEnvironment == false)
        #expect(
            adoption?.scenes.map(\.builder) == [
                "self.makeCast()", "self.makeFilm()", "TicketModule.build(container: self)",
            ]
        )
        #expect(
            adoption?.remainder.map(\.reason) == [
                "it needs a 'OtherFactory', and scenes are built with a 'FilmContainer'"
            ]
        )
        #expect(adoption?.remainder.first?.remedy == "write a function in 'FilmContainer' that calls it")
    }

    @Test func withoutAContainerTheSwitchBringsAnEnvironment() {
        let adoption = adopt("enum FilmModule { static func build() -> UIViewController { x } }")
        #expect(adoption?.resolver.type == "AppEnvironment" && adoption?.bringsEnvironment == true)
        #expect(adoption?.edits.isEmpty == true)
    }

    @Test func anEnvironmentOfTheNameIsTheAppsOwn() {
        let adoption = adopt(
            "enum FilmModule { static func build() -> UIViewController { x } }\nstruct AppEnvironment {}"
        )
        #expect(adoption?.resolver.keyword == "struct" && adoption?.bringsEnvironment == false)
    }

    @Test func aContainerThatNobodySeesIsNone() {
        let adoption = adopt(
            "final class Container<T> { func makeFilm() -> UIViewController { x } }",
            "enum CastModule { static func build() -> UIViewController { x } }"
        )
        #expect(adoption?.bringsEnvironment == true && adoption?.scenes.map(\.name) == ["Cast"])
        #expect(adoption?.remainder.map(\.reason) == ["'Container' is generic, or extended under a condition"])
    }

    @Test func aSwiftUIViewIsHosted() {
        let adoption = adopt(
            """
            struct FilmView: View { let id: Int }
            enum FilmModule { static func build(id: Int) -> FilmView { x } }
            enum CastModule { static func build() -> some View { x } }
            """
        )
        #expect(
            adoption?.scenes.map(\.builder) == [
                "UIHostingController(rootView: CastModule.build())",
                "UIHostingController(rootView: FilmModule.build(id: descriptor.id))",
            ]
        )
        #expect(adoption?.imports == ["SwiftUI"])
    }
}
