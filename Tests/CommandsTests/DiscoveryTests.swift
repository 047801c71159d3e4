import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// In an app with descriptors of its own, a descriptor and a builder are all that a new screen takes.
@Suite struct DiscoveryTests {
    private static let project = """
        project: Shop
        manifest: team
        environment: Session
        descriptors:
          protocol: PlaceDescriptor
          discover: true

        """

    private static let sources = """
        protocol PlaceDescriptor { associatedtype Output = Int }
        final class Session {}
        struct HomeDescriptor: PlaceDescriptor {}
        enum HomeViewBuilder {
            static func build(with descriptor: HomeDescriptor, environment: Session) -> Int { 1 }
        }

        """

    private func shop(
        _ files: [String: String] = [:],
        project: String = DiscoveryTests.project
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(project, to: "specs/project.yml")
        try folder.write(Self.sources, to: "Sources/Shop/Session.swift")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private func generated(in folder: TemporaryFolder) throws -> String {
        let file = folder.url.appendingPathComponent("Sources/Shop/Generated/Session+AdoptedScenes.swift")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private func check(_ folder: TemporaryFolder) async throws -> ToolRun {
        let generation = try await Tool.vipergen("generate", in: folder.url)
        return generation.succeeded ? try await Tool.vipergen("check", in: folder.url) : generation
    }

    @Test func aNewDescriptorAndItsBuilderAreAllThatAScreenTakes() async throws {
        let folder = try shop()
        let first = try await check(folder)
        #expect(first.succeeded, "\(first.everything)")
        try folder.write(
            "struct CartDescriptor: PlaceDescriptor {\n    let id: Int\n}\n",
            to: "Sources/Shop/Cart.swift"
        )
        let outdated = try await Tool.vipergen("check", in: folder.url)
        #expect(outdated.status == 1 && outdated.everything.contains("run 'vipergen generate'"))
        let missing = try await check(folder)
        #expect(
            missing.errors.contains(
                "Sources/Shop/Cart.swift:1:8: error: nothing declares 'CartViewBuilder', which the switch calls to show 'Cart' [missing-declaration]"
            ) && missing.status == 1,
            "\(missing.everything)"
        )
        let note = try #require(missing.errors.firstMatch(of: /write it: '(.+) \{ … \} \}'/)).output.1
        try folder.write("\(note) { 2 } }\n", to: "Sources/Shop/CartViewBuilder.swift")
        let last = try await check(folder)
        #expect(last.succeeded, "\(last.everything)")
        let text = try generated(in: folder)
        #expect(text.contains("case cart(CartDescriptor)"))
        #expect(text.contains("CartViewBuilder.build(with: descriptor, environment: self)"))
        #expect(!last.errors.contains("handwritten-descriptor"), "\(last.errors)")
    }

    @Test func oneThatIsLeftToTheOwnResolverIsListedOnly() async throws {
        let folder = try shop(
            ["Sources/Shop/Cart.swift": "struct CartDescriptor: PlaceDescriptor {}\n"],
            project: Self.project + "  except: [CartDescriptor]\n"
        )
        let run = try await check(folder)
        #expect(run.succeeded, "\(run.everything)")
        #expect(
            run.errors.contains(
                "note: once something builds it as the others are built, remove 'CartDescriptor' from 'except'"
            ),
            "\(run.everything)"
        )
        #expect(!(try generated(in: folder)).contains("Cart"))
    }

    @Test func theBuilderMayFollowAPattern() async throws {
        let folder = try shop(
            [
                "Sources/Shop/Cart.swift": """
                struct CartDescriptor: PlaceDescriptor {}
                enum CartModule { static func make(for cart: CartDescriptor) -> Int { 1 } }
                """
            ],
            project: Self.project.replacing("true", with: "\"{}Module.make(for: descriptor)\"")
        )
        let run = try await check(folder)
        #expect(
            run.errors.contains("Session.swift:3:8: error: nothing declares 'HomeModule', which the switch calls"),
            "\(run.everything)"
        )
        #expect(run.errors.contains("note: declare it, with 'make(for:)', or leave it to your own resolver"))
        #expect(!run.errors.contains("Cart"), "\(run.everything)")
        #expect(try generated(in: folder).contains("CartModule.make(for: descriptor)"))
    }

    @Test func theBuilderMayBeAMethod() async throws {
        let folder = try shop(
            ["Sources/Shop/Cart.swift": "struct CartDescriptor: PlaceDescriptor {}\n"],
            project: Self.project.replacing("true", with: "\"make{}(descriptor)\"")
        )
        try folder.write(
            "extension Session { func makeHome(_ home: HomeDescriptor) -> Int { 1 } }\n",
            to: "Sources/Shop/Home.swift"
        )
        let run = try await check(folder)
        let error =
            "Sources/Shop/Cart.swift:1:8: error: nothing declares 'makeCart', which the switch calls to show 'Cart'"
        #expect(run.errors.contains(error) && !run.errors.contains("makeHome"), "\(run.everything)")
        try folder.write(
            "extension Session { func makeCart(_ cart: CartDescriptor) -> Int { 1 } }\n",
            to: "Sources/Shop/CartMaker.swift"
        )
        let after = try await check(folder)
        #expect(after.succeeded, "\(after.everything)")
    }

    /// `makeCartItem` is another, and with `self` it is the same.
    @Test(arguments: ["make{}(descriptor)", "self.make{}(descriptor)"])
    func aMissingMethodIsToldOnce(pattern: String) async throws {
        let folder = try shop(
            ["Sources/Shop/Cart.swift": "struct CartDescriptor: PlaceDescriptor {}\n"],
            project: Self.project.replacing("true", with: "\"\(pattern)\"")
        )
        let methods = ["makeHome(_ home: HomeDescriptor)", "makeCartItem(_ cart: CartDescriptor)"]
        try folder.write(
            "extension Session {\n\(methods.map { "func \($0) -> Int { 1 }\n" }.joined())}\n",
            to: "Sources/Shop/Maker.swift"
        )
        let run = try await check(folder)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(
            errors == [
                "Sources/Shop/Cart.swift:1:8: error: nothing declares 'makeCart', which the switch calls to show 'Cart' [missing-declaration]"
            ],
            "\(run.everything)"
        )
    }

    /// No package has a builder for a descriptor of the app's own.
    @Test(arguments: ["true", "\"make{}(descriptor)\""])
    func aPackageThatNobodySeesHidesNoMissingBuilder(pattern: String) async throws {
        let project = Self.project.replacing("true", with: pattern) + "  imports: [FilmKit]\n"
        let folder = try shop(
            ["Sources/Shop/Cart.swift": "struct CartDescriptor: PlaceDescriptor {}\n"],
            project: project
        )
        let run = try await check(folder)
        #expect(
            run.errors.contains(
                "Cart.swift:1:8: error: nothing declares '\(pattern == "true" ? "CartViewBuilder" : "makeCart")'"
            ),
            "\(run.everything)"
        )
    }

    /// Nothing outside of its function reaches it, and no spec or `except` can name it.
    @Test func aLocalDescriptorIsLeftAlone() async throws {
        let source = "func open() {\n    struct CartDescriptor: PlaceDescriptor {}\n    _ = CartDescriptor()\n}\n"
        let folder = try shop(["Sources/Shop/Cart.swift": source])
        let run = try await check(folder)
        #expect(run.succeeded && !run.errors.contains("CartDescriptor"), "\(run.everything)")
    }

    /// The switch would take one that it doesn't know for what that inherits from.
    @Test func aSubclassIsOpenedOnceItsBaseIsLeftToTheOwnResolver() async throws {
        let source = "class BaseDescriptor: PlaceDescriptor {}\nclass OldDescriptor: BaseDescriptor {}\n"
        let project = Self.project + "  except: [OldDescriptor]\n"
        let folder = try shop(["Sources/Shop/Old.swift": source], project: project)
        let run = try await Tool.vipergen("generate", in: folder.url)
        let note =
            "leave it to your own resolver: add 'BaseDescriptor' to 'except' in 'descriptors' of 'specs/project.yml'"
        #expect(run.status == 1 && run.errors.contains(note), "\(run.everything)")
        for exceptions in ["OldDescriptor, BaseDescriptor", "BaseDescriptor"] {
            try folder.write(Self.project + "  except: [\(exceptions)]\n", to: "specs/project.yml")
            let after = try await Tool.vipergen("generate", in: folder.url)
            #expect(after.succeeded, "\(after.everything)")
        }
        let text = try generated(in: folder)
        #expect(text.contains("case old(OldDescriptor)") && !text.contains("case base"))
        try folder.write(Self.project, to: "specs/project.yml")
        let spec = "scene: Old\nstyle: handwritten\ndescriptor: OldDescriptor\nbuilder: 'old()'\n"
        try folder.write(spec, to: "specs/Shop/Old.yml")
        let both = try await Tool.vipergen("generate", in: folder.url)
        #expect(both.errors.contains("except: [BaseDescriptor]"), "\(both.everything)")
    }

    /// A second key of the name would be refused.
    @Test func anotherExceptionIsAddedToTheList() async throws {
        let folder = try shop(
            [
                "Sources/Shop/Cart.swift":
                    "struct CartDescriptor: PlaceDescriptor {}\nstruct OldDescriptor: PlaceDescriptor {}\n"
            ],
            project: Self.project + "  except: [OldDescriptor]\n"
        )
        let run = try await check(folder)
        let note =
            "or leave it to your own resolver: add 'CartDescriptor' to 'except' in 'descriptors' of 'specs/project.yml'"
        #expect(run.errors.contains(note) && !run.errors.contains("except: ["), "\(run.everything)")
    }

    @Test func aSpecWins() async throws {
        let folder = try shop([
            "specs/Shop/Start.yml":
                "scene: Start\nstyle: handwritten\ndescriptor: HomeDescriptor\nbuilder: \"HomeViewBuilder.build(with: descriptor, environment: self)\"\n"
        ])
        let run = try await check(folder)
        #expect(run.succeeded, "\(run.everything)")
        let text = try generated(in: folder)
        #expect(text.contains("case start(HomeDescriptor)") && !text.contains("case home"))
    }

    /// What the switch can't open is told at its place, and may be left to the team's own resolver.
    @Test(arguments: [
        ("private struct OldDescriptor: PlaceDescriptor {}", "it is private"),
        ("struct OldDescriptor<Item>: PlaceDescriptor {}", "it is generic"),
        ("#if DEBUG\nstruct OldDescriptor: PlaceDescriptor {}\n#endif", "it is declared in an '#if'"),
        ("struct OldDescriptor {}\n#if DEBUG\nextension OldDescriptor: PlaceDescriptor {}\n#endif", "in an '#if'"),
        ("@available(iOS 18, *)\nstruct OldDescriptor: PlaceDescriptor {}", "it isn't available everywhere"),
        ("class OldDescriptor: Base {}\nclass Base: PlaceDescriptor {}", "it inherits from 'Base'"),
    ])
    func whatTheSwitchCannotOpenIsTold(source: String, reason: String) async throws {
        let folder = try shop(["Sources/Shop/Old.swift": source + "\n"])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("Sources/Shop/Old.swift:"), "\(run.everything)")
        #expect(run.errors.contains("can't open 'OldDescriptor': ") && run.errors.contains(reason), "\(run.errors)")
        let key = try #require(run.errors.firstMatch(of: /'specs\/project.yml': (except: \[.+\])/)).output.1
        try folder.write(Self.project + "  \(key)\n", to: "specs/project.yml")
        let after = try await Tool.vipergen("generate", in: folder.url)
        #expect(after.succeeded, "\(after.everything)")
    }

    @Test(arguments: [
        ("Old.HomeDescriptor", "enum Old { struct HomeDescriptor: PlaceDescriptor {} }", "duplicate-name", "OldHome"),
        ("SelfDescriptor", "struct SelfDescriptor: PlaceDescriptor {}", "reserved-name", "SelfDescriptor"),
    ])
    func namesThatClashNeedASpec(descriptor: String, source: String, kind: String, scene: String) async throws {
        let folder = try shop(["Sources/Shop/Zoo.swift": source + "\n"])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("[\(kind)]"), "\(run.everything)")
        let remedy =
            "write 'specs/Shop/\(scene).yml' with 'scene: \(scene)', 'style: handwritten', 'descriptor: \(descriptor)'"
        #expect(run.errors.contains(remedy), "\(run.everything)")
        try folder.write(
            "scene: \(scene)\nstyle: handwritten\ndescriptor: \(descriptor)\nbuilder: 'old()'\n",
            to: "specs/Shop/\(scene).yml"
        )
        let after = try await Tool.vipergen("generate", in: folder.url)
        #expect(after.succeeded, "\(after.everything)")
    }

    @Test func anExceptionIsADescriptorWithoutASpec() async throws {
        let spec = "scene: Home\nstyle: handwritten\ndescriptor: HomeDescriptor\n"
        let folder = try shop(
            ["specs/Shop/Home.yml": spec],
            project: Self.project + "  except: [HomeDescriptor, HomeDescripter]\n"
        )
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(
            run.errors == """
                specs/project.yml:7:12: error: 'HomeDescriptor' has a spec, and so isn't left to your own resolver [conflicting-keys]
                specs/project.yml:7:12: note: remove it here, or delete 'specs/Shop/Home.yml'
                specs/project.yml:7:28: error: unknown descriptor 'HomeDescripter' [unknown-name]
                specs/project.yml:7:28: note: did you mean 'HomeDescriptor'?

                """,
            "\(run.everything)"
        )
    }

    /// By whatever way a type conforms, and wherever it is declared.
    @Test func eachWayToConformIsFound() async throws {
        let folder = try shop([
            "Sources/Shop/A.swift": "extension ADescriptor: PlaceDescriptor {}\n",
            "Sources/Shop/AType.swift": "struct ADescriptor {}\n",
            "Sources/Shop/B.swift": "protocol Named: PlaceDescriptor {}\n",
            "Sources/Shop/BType.swift": "struct BDescriptor: Sendable, Named {}\n",
            "Sources/Shop/C.swift": "typealias Spot = PlaceDescriptor & Sendable\n",
            "Sources/Shop/CType.swift": "struct CDescriptor: Spot {}\n",
            "Sources/Shop/Nested/D.swift": "extension Places { enum DDescriptor: PlaceDescriptor { case one, two } }\n",
            "Sources/Shop/Places.swift": "enum Places {}\n",
            "Sources/Shop/Generated/E.swift": "struct EDescriptor: PlaceDescriptor {}\n",
            "Sources/Shop/F.swift": "// Generated using Sourcery\nstruct FDescriptor: PlaceDescriptor {}\n",
            "Tests/ShopTests/G.swift": "struct GDescriptor: PlaceDescriptor {}\n",
            "Sources/Shop/H.swift": "// PlaceDescriptor\nstruct HDescriptor: Other {}\n",
            "Sources/Shop/I.swift": "func open() { struct IDescriptor: PlaceDescriptor {} }\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let cases = try generated(in: folder).matches(of: /case (\w+)\(\w/).map { String($0.output.1) }
        #expect(cases == ["a", "b", "c", "d", "home"])
        #expect(try generated(in: folder).contains("case d(Places.DDescriptor)"))
    }

    @Test func otherModulesAreImportedWhereTheAppIsBuiltWithThem() async throws {
        let folder = try shop([
            "Package.swift": """
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop", dependencies: ["Cart"]), .target(name: "Cart"), .target(name: "Other"),
                ]
            )
            """,
            "Sources/Cart/Cart.swift": "public struct CartDescriptor: PlaceDescriptor {}\n",
            "Sources/Other/Other.swift": "public struct OtherDescriptor: PlaceDescriptor {}\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let text = try generated(in: folder)
        #expect(text.contains("import Cart\n") && text.contains("case cart(CartDescriptor)"))
        #expect(!text.contains("Other"))
        try folder.write("struct CartDescriptor: PlaceDescriptor {}\n", to: "Sources/Cart/Cart.swift")
        let hidden = try await Tool.vipergen("generate", in: folder.url)
        #expect(hidden.errors.contains("it isn't public, and 'Cart' is another module"), "\(hidden.everything)")
    }

    @Test func nothingToDiscoverIsAMistake() async throws {
        let folder = try shop(project: Self.project.replacing("protocol: PlaceDescriptor", with: "protocol: Place"))
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.errors.contains("specs/project.yml:5:13: error: no type in the sources conforms to 'Place'"))
    }

    @Test func commandsThatReadKnowThem() async throws {
        let builder =
            "enum CartViewBuilder { static func build(with descriptor: CartDescriptor, environment: Session) -> Int { 1 } }"
        let folder = try shop(["Sources/Shop/Cart.swift": "struct CartDescriptor: PlaceDescriptor {}\n\(builder)\n"])
        for command in [["graph"], ["report"], ["dump", "--stage", "project"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.succeeded, "\(run.everything)")
            #expect(run.output.contains(command == ["report"] ? "2 scenes" : "Cart"), "\(run.everything)")
        }
    }

    @Test func thePageShowsWhatCheckPrints() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("Discovered")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        for item in try FileManager.default.contentsOfDirectory(atPath: golden.path + "/package") {
            try folder.copy(golden.appendingPathComponent("package/\(item)"), to: item)
        }
        try folder.write("import DepotCore\n\nstruct CraneDescriptor: PlaceDescriptor {}\n", to: "Depot/Crane.swift")
        let run = try await check(folder)
        let errors = run.errors.components(separatedBy: "\n").filter { $0.contains(" error: ") }
        let page = try MarkdownPage("docs/existing-apps.md")
        let printed = try #require(page.block(after: "printed by vipergen check of a descriptor without a builder"))
        #expect(errors.joined(separator: "\n") + "\n" == printed, "\(run.everything)")
    }

    @Test(arguments: [
        ("{ discover: true }", "5:26: error: missing key 'protocol'"),
        ("{ protocol: Place, except: [Home] }", "5:41: error: missing key 'discover'"),
        ("{ protocol: Place, discover: \"{}Module.make { 1 }\" }", "5:58: error: a builder can't have a closure"),
        (
            "{ protocol: Place, discover: \"{}(descriptor ?? {}.a)\" }",
            "5:58: error: a builder can't have the operator '??'"
        ),
        ("{ protocol: Place, discover: \"Module.make(\" }", "is no builder"),
        ("{ protocol: Place, discover: [true] }", "discover"),
    ])
    func whatCannotBeDiscoveredIsRefused(descriptors: String, error: String) async throws {
        let project = "project: Shop\nmanifest: team\nenvironment: Session\n# more\ndescriptors: \(descriptors)\n"
        let folder = try shop(project: project)
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.status == 1 && run.errors.contains(error), "\(run.everything)")
    }

    @Test func aSpecsBuilderOnlyBuilds() async throws {
        let spec = "scene: Home\nstyle: handwritten\ndescriptor: HomeDescriptor\nbuilder: 'open(descriptor.id ?? 1)'\n"
        let folder = try shop(["specs/Shop/Home.yml": spec])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(
            run.errors == """
                specs/Shop/Home.yml:4:30: error: a builder can't have the operator '??': it is a call, or a chain of calls, initializers and members [invalid-swift]
                specs/Shop/Home.yml:4:30: note: make a method of it, and call that

                """,
            "\(run.everything)"
        )
        try folder.write(
            spec.replacing("'open(descriptor.id ?? 1)'", with: "openHome(descriptor)"),
            to: "specs/Shop/Home.yml"
        )
        let after = try await Tool.vipergen("generate", in: folder.url)
        #expect(after.succeeded, "\(after.everything)")
    }
}
