import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Scenes of the style `handwritten`: what `check` says of their builders before the compiler does.
@Suite struct HandwrittenSceneTests {

    /// A generated package with one such scene, and the sources of its builder.
    private func pantry(_ builder: String, in folderOfBuilder: String = "Shelves") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nstyle: handwritten\nparameters: { jarID: Int64 }\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        if !builder.isEmpty { try folder.write(builder, to: "Sources/\(folderOfBuilder)/Screens/Anything.swift") }
        return folder
    }

    private func builder(_ function: String, access: String = "public ") -> String {
        "import ShelvesInterface\nimport ViperRuntime\n\n@MainActor\n\(access)enum JarViewBuilder {\n    \(function)\n}\n"
    }

    private static let fitting =
        "public static func build(with descriptor: ViewDescriptor.JarDescriptor, environment: AnyObject) -> UIViewController { UIViewController() }"

    @Test(arguments: [
        fitting,
        "public static func build(with jar: ViewDescriptor.JarDescriptor, environment: AnyObject, animated: Bool = false) -> UIViewController { UIViewController() }",
        "public static func build<D>(with descriptor: D, environment: AnyObject) -> UIViewController { UIViewController() }",
        "public static func build(with descriptor: Jar, environment: AnyObject) -> UIViewController { UIViewController() }",
    ])
    func aBuilderThatFitsIsFine(function: String) async throws {
        let folder = try await pantry(builder(function))
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.output == "Pantry: up to date\n")
        #expect(run.errors == "")
    }

    @Test(arguments: [
        "public enum JarViewBuilder: OldBuilder {}\n",
        "public typealias JarViewBuilder = Builders.Jar\n",
    ])
    func whatCantBeKnownIsLeftToTheCompiler(source: String) async throws {
        let folder = try await pantry(source)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    @Test func aBuilderMayLieInTheApp() async throws {
        let folder = try await pantry(builder(HandwrittenSceneTests.fitting, access: ""), in: "Pantry")
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    @Test func aMissingBuilderIsToldAtTheSpec() async throws {
        let folder = try await pantry("")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "specs/Shelves/Jar.yml:1:8: error: nothing declares 'JarViewBuilder', which the resolver calls to show 'Jar' [missing-declaration]\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        "public static func build(id: Int64) -> UIViewController { UIViewController() }",
        "public func build(with descriptor: ViewDescriptor.JarDescriptor, environment: AnyObject) -> UIViewController { UIViewController() }",
        "public static func build(with id: Int64, environment: AnyObject) -> UIViewController { UIViewController() }",
        "public static func build(with descriptor: ViewDescriptor.LidDescriptor, environment: AnyObject) -> UIViewController { UIViewController() }",
        "public static func build(with descriptor: ViewDescriptor.JarDescriptor) -> UIViewController { UIViewController() }",
        "public static func build(with descriptor: ViewDescriptor.JarDescriptor, environment: AnyObject) throws -> UIViewController { UIViewController() }",
        "",
    ])
    func aBuilderOfOtherParametersIsToldAtTheSpec(function: String) async throws {
        let folder = try await pantry(builder(function))
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("specs/Shelves/Jar.yml:1:8: error: 'JarViewBuilder' has no"), "\(run.errors)")
        #expect(run.errors.contains("Sources/Shelves/Screens/Anything.swift:"), "\(run.errors)")
    }

    @Test func aBuilderThatTheAppCantSeeIsTold() async throws {
        let folder = try await pantry(builder(HandwrittenSceneTests.fitting, access: ""))
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.errors.contains("'JarViewBuilder' isn't public"), "\(run.errors)")
    }

    /// A module of the team's, and a spec that says how its screen is built.
    private func assembly(_ builder: String, _ function: String) async throws -> TemporaryFolder {
        let folder = try await pantry("")
        try folder.write(
            "scene: Jar\nstyle: handwritten\nbuilder: \"\(builder)\"\nparameters: { jarID: Int64 }\n",
            to: "specs/Shelves/Jar.yml"
        )
        let source = "import ViperRuntime\n\npublic enum JarRouter {\n    \(function)\n}\n"
        try folder.write(source, to: "Sources/Shelves/Screens/JarRouter.swift")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private static let module =
        "public static func assembleModule(jar: Int64) -> UIViewController { UIViewController() }"

    @Test func theResolverCallsWhatTheSpecSays() async throws {
        let call = "JarRouter.assembleModule(jar: descriptor.jarID)"
        let folder = try await assembly(call, Self.module)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.output == "Pantry: up to date\n")
        #expect(check.errors == "")
        let resolver = try folder.read("Sources/Pantry/Generated/AppEnvironment+Shelves.swift")
        #expect(resolver.contains("        case .jar(let descriptor): \(call)\n"), "\(resolver)")
    }

    /// The compiler warns of a descriptor that nothing looks at.
    @Test func aBuilderMayLeaveTheDescriptorAlone() async throws {
        let folder = try await assembly("JarRouter.make()", "public static func make() -> UIViewController { .init() }")
        let resolver = try folder.read("Sources/Pantry/Generated/AppEnvironment+Shelves.swift")
        #expect(resolver.contains("        case .jar: JarRouter.make()\n"), "\(resolver)")
    }

    @Test(arguments: [
        ("JarRouter.assemble(jar: descriptor.jarID)", "'JarRouter' has no 'assemble(jar:)', which the resolver calls"),
        ("JarRouter.assembleModule(descriptor.jarID)", "'JarRouter' has no 'assembleModule(_:)', which the resolver"),
        ("JarModule.make()", "nothing declares 'JarModule', which the resolver calls to show 'Jar'"),
    ])
    func aCallThatDoesntFitIsToldAtItsPlace(call: String, problem: String) async throws {
        let folder = try await assembly(call, Self.module)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("specs/Shelves/Jar.yml:3:10: error: \(problem)"), "\(run.errors)")
    }

    /// The file of the resolver imports what the project says that builders need.
    @Test func whatBuildersNeedIsImported() async throws {
        let folder = try await assembly("JarRouter.assembleModule(jar: descriptor.jarID)", Self.module)
        try folder.write(
            "project: Pantry\nruntime: ../..\ndescriptors: { imports: [Lids, SwiftUI, Shelves] }\n",
            to: "specs/project.yml"
        )
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let resolver = try folder.read("Sources/Pantry/Generated/AppEnvironment+Shelves.swift")
        let imports = resolver.split(separator: "\n").filter { $0.contains("import") || $0.hasPrefix("#") }
        #expect(
            imports == [
                "import Lids", "import Shelves", "public import ShelvesInterface", "public import ViperRuntime",
                "#if canImport(SwiftUI)", "    import SwiftUI", "#endif",
            ],
            "\(resolver)"
        )
    }

    @Test func nothingElseOfItIsGenerated() async throws {
        let folder = try await pantry(builder(HandwrittenSceneTests.fitting))
        let run = try await Tool.vipergen("dump", "--stage", "files", in: folder.url)
        let paths = run.output.split(separator: "\"").filter { $0.hasSuffix(".swift") && $0.contains("Jar") }
        #expect(paths == [], "\(run.output)")
        #expect(run.output.contains("public nonisolated struct JarDescriptor: "))
    }

    @Test func theReportCountsItOnItsOwn() async throws {
        let folder = try await pantry(builder(HandwrittenSceneTests.fitting))
        let run = try await Tool.vipergen("report", in: folder.url)
        #expect(run.output.hasPrefix("Pantry: 1 scene, 100% migrated, 1 of them by hand; "), "\(run.output)")
        #expect(run.output.contains("handwritten"))
    }

    @Test func itHasNoPartsForAsLongAsItIsWrittenByHand() async throws {
        let folder = try await pantry("")
        try folder.write(
            "scene: Jar\nstyle: handwritten\nevents: [didTapLid]\nuses: [x]\n",
            to: "specs/Shelves/Jar.yml"
        )
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(
            run.errors.contains("specs/Shelves/Jar.yml:3:1: error: a handwritten scene has no 'events'"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("a handwritten scene has no 'uses'"), "\(run.errors)")
    }

    @Test func thePageShowsWhatCheckSays() async throws {
        let golden = Repository.goldens.appendingPathComponent("Handwritten")
        let folder = try TemporaryFolder()
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        for module in ["Things", "Workshop", "WorkshopCore"] {
            try folder.copy(golden.appendingPathComponent("overlay/Sources/\(module)"), to: "Sources/\(module)")
        }
        let gadgets = folder.url.appendingPathComponent("Sources/Things/Gadgets/Gadgets.swift")
        let source = String(decoding: try Data(contentsOf: gadgets), as: UTF8.self)
        try Data(source.replacing("enum BadgeViewBuilder", with: "enum BadgeBuilder").utf8).write(to: gadgets)
        let generation = try await Tool.vipergen("generate", in: folder.url)
        #expect(generation.succeeded, "\(generation.errors)")
        let run = try await Tool.vipergen("check", in: folder.url)
        let printed = try MarkdownPage("docs/existing-apps.md").block(
            after: "printed by vipergen check without a builder"
        )
        #expect(run.errors + run.output == printed)
    }

    /// A builder by hand gives way to the generated one; a presenter by hand is the scene's.
    @Test func aSceneGetsAStyleOfItsOwn() async throws {
        let folder = try await pantry(builder(HandwrittenSceneTests.fitting) + "\nfinal class JarPresenter {}\n")
        try folder.write("scene: Jar\nparameters: { jarID: Int64 }\n", to: "specs/Shelves/Jar.yml")
        let before = try FileTree.read(folder.url)
        let refused = try await Tool.vipergen("generate", in: folder.url)
        #expect(refused.status == 1)
        let told = "the spec generates 'JarViewBuilder' now, but "
        #expect(refused.errors.contains(told), "\(refused.errors)")
        #expect(try FileTree.read(folder.url) == before)
        try folder.write("final class JarPresenter {}\n", to: "Sources/Shelves/Screens/Anything.swift")
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("Anything.swift:2: add JarPresenter.viewDidLoad()"), "\(run.output)")
        #expect(try FileTree.read(folder.url)["Sources/Shelves/Application/Jar/JarPresenter.swift"] == nil)
    }

    @Test(arguments: [
        ("JarWireframe(viewController: screen, environment: environment)", true),
        ("let wireframe: JarWireframe = .init(viewController: screen, environment: environment)", true),
        ("var wireframe: JarWireframe? = .init(viewController: screen, environment: environment)", true),
        ("// JarWireframe(viewController: screen, environment: environment)", false),
        ("OldJarWireframe(viewController: screen)", false),
    ])
    func aWireframeIsMade(statement: String, isMade: Bool) async throws {
        let function = """
            public static func build(with jar: ViewDescriptor.JarDescriptor, environment: any JarEnvironment) -> UIViewController {
                    let screen = UIViewController()
                    \(statement)
                    return screen
                }
            """
        let folder = try await pantry(builder(function))
        let spec = "scene: Jar\nstyle: handwritten\nparameters: { jarID: Int64 }\nroutes: {}\n"
        try folder.write(spec, to: "specs/Shelves/Jar.yml")
        _ = try await Tool.vipergen("generate", in: folder.url)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.errors.contains("nothing makes 'JarWireframe'") != isMade, "\(run.everything)")
    }
}
