import Basics
import FileEmission
import Foundation
import ProjectModel
import Testing
import TestSupport
import YAMLTree

@testable import CodeGeneration

@Suite("project.generated.yml")
struct XcodeGenFileTests {
    private static let small = """
        project: Pantry
        runtime: { url: https://example.com/viper/ViperGen.git, version: 1.0.0 }
        build: xcodegen
        bundleIdPrefix: com.example

        """

    @Test(arguments: ["AppScenes", "Application", "XcodeGen"])
    func hasOnlyKeysOfTheReference(golden: String) throws {
        #expect(XcodeGenReference.project.problems(in: try XcodeGenSample(golden: golden).file()).isEmpty)
    }

    @Test(arguments: [
        "", "platforms: { tvOS: 17.0 }", "platforms: { macOS: 14 }", "platforms: { iOS: 17, visionOS: 1, tvOS: 17 }",
        "platforms: { iOS: 17, macOS: 14 }", "swift: { languageMode: 5, upcomingFeatures: [] }",
        "packages: { no: { url: https://a.com/no, version: exact 1.0.0-beta.1 }, e1: { url: https://a.com/e1, version: revision 1234567 } }",
    ])
    func hasOnlyKeysOfTheReferenceWhateverTheSpecs(lines: String) throws {
        let sample = try XcodeGenSample([
            "project.yml": Self.small + lines, "On/Off.yml": "routes: { y: N }", "Null_/N.yml": "",
        ])
        #expect(XcodeGenReference.project.problems(in: try sample.file()) == [])
    }

    @Test func theReferenceFindsWhatIsWrong() throws {
        let text = """
            targets:
              A: { templates: [M], sources: [a], depedencies: [] }
              B: { sources: [1.0], templates: [no] }
            schemes: { S: { build: { targets: { A: [tset] } }, run: { executable: yes } } }
            """
        let node = try #require(YAMLReader().read(Array(text.utf8), path: "").root)
        let problems = XcodeGenReference.project.problems(in: node)
        #expect(problems.contains(".targets.A: unknown key 'depedencies'"))
        #expect(problems.contains(".targets.B.sources[0]: '1.0' is not read as a text"))
        #expect(problems.contains(".targets.B.templates[0]: 'no' is not read as a text"))
        #expect(problems.contains { $0.hasPrefix(".schemes.S.build.targets.A[0]: 'tset'") })
        #expect(problems.contains(".schemes.S.run.executable: 'yes' is not read as a text"))
    }

    /// What one part names, another has.
    @Test func namesAreThere() throws {
        let file = try XcodeGenSample(golden: "XcodeGen").file()
        let targets = try #require(file["targets"])
        let templates = try #require(file["targetTemplates"])
        let packages = try #require(file["packages"]).names
        func expect(_ found: [String]?, among known: [String]) {
            let unknown = Set(found ?? []).subtracting(known)
            #expect(unknown.isEmpty)
        }
        for target in targets.names.map({ targets[$0] }) + templates.names.map({ templates[$0] }) {
            expect(target?["templates"]?.names, among: templates.names)
            expect(target?["dependencies"]?.values(of: "target"), among: targets.names)
            expect(target?["dependencies"]?.values(of: "package"), among: packages)
            expect(target?["settings", "groups"]?.names, among: file["settingGroups"]?.names ?? [])
        }
        let schemes = try #require(file["schemes"])
        for scheme in schemes.names.map({ schemes[$0] }) {
            expect(scheme?["build", "targets"]?.names, among: targets.names)
            expect(scheme?["test", "targets"]?.names, among: targets.names)
        }
        #expect(schemes.names == ["Books", "Orders", "Shelf", "Shelf-Modules"])
    }

    /// A team's own project spec adds to the templates what the specs know nothing of.
    @Test func aScriptForEachModuleIsAddedToItsTemplate() throws {
        let page = Repository.root.appendingPathComponent("docs/module-definitions.md")
        let rest = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "<!-- a script for each module -->\n```yaml\n").last
        let example = try #require(rest?.components(separatedBy: "```").first)
        let node = try #require(YAMLReader().read(Array(example.utf8), path: "").root)
        #expect(XcodeGenReference.project.problems(in: node) == [])
        #expect(node["targetTemplates", "Module", "preBuildScripts"]?.values(of: "path") == ["Scripts/lint.sh"])
        let templates = try XcodeGenSample(golden: "XcodeGen").file()["targetTemplates"]
        #expect(templates?["Module", "preBuildScripts"] == nil)
        #expect(templates?["FeatureModule", "templates"]?.names == ["Module"])
    }

    @Test func aTargetForEachOfThePackageButTheProgramWithoutAScreen() throws {
        let sample = try XcodeGenSample(golden: "XcodeGen")
        let all = PackageTarget.all(in: GenerationContext(project: sample.project)).map(\.name)
        let names = try sample.file()["targets"]?.names
        #expect(names?.filter { $0 != "OrdersResources" } == all.filter { $0 != "ShelfHeadless" })
    }

    /// A static framework leaves its resources behind: what is run copies them.
    @Test func resourcesAreABundleOfWhatIsRun() throws {
        let file = try XcodeGenSample(golden: "XcodeGen").file()
        #expect(file["targets", "OrdersResources", "templates"]?.names == ["ModuleResources"])
        #expect(file["targets", "OrdersResources", "sources"]?.names == ["Sources/Orders/Resources"])
        #expect(
            file["targets", "Orders", "sources"]?.outline.contains("{path: Sources/Orders, excludes: [Resources]}")
                == true
        )
        for (name, isCopied) in [("OrdersTests", true), ("ShelfTests", true), ("BooksTests", false), ("Orders", false)]
        {
            let targets = file["targets", name, "dependencies"]?.values(of: "target") ?? []
            #expect(targets.contains("OrdersResources") == isCopied, "\(name)")
        }
        let app = file["targetTemplates", "Application", "dependencies"]
        #expect(app?.values(of: "target").contains("OrdersResources") == true)
        let without = try XcodeGenSample(["project.yml": Self.small, "On/Off.yml": ""]).file()
        #expect(without["targetTemplates"]?.names.contains("ModuleResources") == false)
    }

    /// Old code of the application is within reach of what is compiled with it, and its tests run inside of it.
    @Test func theAppsOwnModuleMayBeTheApplication() throws {
        let sample = try XcodeGenSample(golden: "Application")
        let file = try sample.file()
        #expect(file["targets"]?.names.contains("Cinema") == false)
        let app = try #require(file["targetTemplates", "Application"])
        #expect(app["sources"]?.names == ["Sources/Cinema"])
        let linked = try #require(app["dependencies"]?.values(of: "target"))
        #expect(
            linked == [
                "CinemaCore", "CinemaInterface", "Film", "FilmInterface", "CinemaCoreResources", "FilmResources",
            ]
        )
        let tests = try #require(file["targets", "CinemaTests", "dependencies"])
        #expect(tests.values(of: "target").first == "Cinema")
        // All but the application itself and what only tests stand on is in the application already.
        #expect(tests.values(of: "link") == ["false", "false", "false", "false", "false"])
        #expect(tests.values(of: "product") == ["ViperRuntime", "ViperTesting"])
        let project = try sample.file("project.yml")
        #expect(XcodeGenReference.wholeProject.problems(in: project) == [])
        #expect(project["options", "developmentLanguage"]?.names == ["en"])
        #expect(project["targets"]?.names == ["Cinema"])
        #expect(project["targets", "Cinema", "sources"]?.names == ["CinemaApp"])
    }

    /// No package builds an application.
    @Test func thePackageHasNeitherTheApplicationNorWhatRunsIt() throws {
        let sample = try XcodeGenSample(golden: "Application")
        let names = GenerationContext(project: sample.project).packageTargets.map(\.name)
        #expect(names == ["CinemaCore", "CinemaInterface", "FilmInterface", "Film", "FilmTests"])
    }

    /// A package's code would be in the app several times.
    @Test func modulesLinkNoPackages() throws {
        let file = try XcodeGenSample(golden: "XcodeGen").file()
        let books = try #require(file["targets", "Books", "dependencies"])
        #expect(books.values(of: "product") == ["Covers", "RxCocoa", "RxSwift"])
        #expect(books.values(of: "link") == ["false", "false", "false"])
        let app = try #require(file["targetTemplates", "Application", "dependencies"])
        #expect(Set(app.values(of: "product")) == ["ViperRuntime", "Covers", "RxCocoa", "RxSwift", "Toolbox"])
        #expect(app.values(of: "link").isEmpty)
    }

    @Test func programsOtherThanTheHeadlessOneAreSandboxApps() throws {
        let context = GenerationContext(project: try XcodeGenSample(golden: "XcodeGen").project)
        var project = try #require(XcodeGenProject(context))
        project.targets.append(
            PackageTarget(kind: .executableTarget, name: "BooksSandbox", dependencies: [.module("Books")], path: nil)
        )
        let text = YAMLLines.lines(
            of: .object([
                ("targets", XcodeGenTargets(project: project).value),
                ("schemes", XcodeGenSchemes(project: project).value),
            ])
        ).joined(separator: "\n")
        let file = try #require(YAMLReader().read(Array(text.utf8), path: "").root)
        let sandbox = try #require(file["targets", "BooksSandbox"])
        #expect(sandbox["templates"]?.names == ["SandboxApp"])
        #expect(sandbox["sources"]?.names == ["Sources/BooksSandbox"])
        // With all that the feature needs, and no other feature.
        let linked = sandbox["dependencies"]?.values(of: "target")
        #expect(linked == ["Books", "BooksInterface", "OrdersInterface", "ShelfCore"])
        #expect(file["schemes", "BooksSandbox", "run", "executable"]?.names == ["BooksSandbox"])
        #expect(XcodeGenReference.project.problems(in: file) == [])
    }

    @Test func bundleIdentifiersHaveNoOtherLetters() throws {
        let sample = try XcodeGenSample([
            "project.yml": Self.small, "Old_Büro/Desk.yml": "",
        ])
        let settings = try sample.file()["targets", "Old_Büro", "settings", "base"]
        #expect(settings?["PRODUCT_BUNDLE_IDENTIFIER"]?.names == ["com.example.Old-B-ro"])
        #expect(try sample.file()["targets", "PantryCore", "settings"] == nil)
    }

    @Test func onePlatformAndSeveral() throws {
        let one = try XcodeGenSample(["project.yml": Self.small + "platforms: { iOS: 17.0 }"]).file()
        #expect(one["targetTemplates", "Module", "platform"]?.names == ["iOS"])
        #expect(one["targetTemplates", "Module", "deploymentTarget"]?.names == ["17.0"])
        let several = try XcodeGenSample(golden: "XcodeGen").file()
        #expect(several["targetTemplates", "Module", "platform"]?.names == ["auto"])
        #expect(several["targetTemplates", "Module", "supportedDestinations"]?.names == ["iOS", "macCatalyst"])
        #expect(several["targetTemplates", "Module", "deploymentTarget"]?.names == ["iOS"])
        let covers = several["targets", "Books", "dependencies"]?.outline
        #expect(covers?.contains("{package: Covers, product: Covers, link: false, destinationFilters: [iOS]}") == true)
    }

    @Test func isThereOnlyWhereItIsAskedFor() throws {
        let sources = ["project.yml": "project: Pantry\nruntime: ."]
        #expect(throws: XcodeGenSample.InvalidSpecs.self) { try XcodeGenSample(sources).text() }
        let files = CodeGenerator().files(of: try XcodeGenSample(["project.yml": Self.small]).project).generated.files
        #expect(!files.contains { $0.path == "Package.swift" })
    }
}

extension YAMLNode {
    fileprivate var outline: String {
        switch content {
        case .scalar(let scalar): scalar.text
        case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.name): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }
}
