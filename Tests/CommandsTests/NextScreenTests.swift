import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// An app that has only its resolver generated gets its first generated scene, which leads to old screens and is reached from one:
/// nothing of the app's own is edited but the resolver's one line.
@Suite struct NextScreenTests {
    @Test(arguments: TestExtent.sample([8], of: [8, 40]))
    func anAppGetsTheNextScreen(count: Int) async throws { try await expectTheNextScreen(after: count) }

    /// More than one switch is over.
    @Test(.onlyInTestAll) func anAppOf450ScreensGetsTheNextOne() async throws {
        let folder = try await expectTheNextScreen(after: 450)
        let file = try folder.read("Sources/Metro/Generated/Depot+AdoptedScenes.swift")
        #expect(file.contains("case .group2(let scene): return adopted(scene)"))
    }

    @discardableResult
    private func expectTheNextScreen(after count: Int) async throws -> TemporaryFolder {
        let folder = try Metro.app(of: count)
        let app = try FileTree.read(folder.url)
        let adoption = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        try #require(
            adoption.output.contains("Metro: \(count) of \(count) descriptors adopted"),
            "\(adoption.everything)"
        )
        let adopted = try FileTree.read(folder.url)
        #expect(changed(from: app, to: adopted) == ["Sources/Metro/Depot.swift"])

        let parameter = ["--param", "offerID:Int64"]
        let scene = ["new", "scene", "Offer", "--module", "Metro", "--style", "uikit"]
        let creation = try await Tool.vipergen(scene + parameter, in: folder.url)
        try #require(creation.succeeded, "\(creation.everything)")
        let spec = try folder.read("specs/Metro/Offer.yml")
        try folder.write(spec + Metro.routes(count), to: "specs/Metro/Offer.yml")
        try folder.write(Metro.menu, to: "Sources/Metro/Menu.swift")
        let generation = try await Tool.vipergen("generate", "--sync", in: folder.url)
        try #require(generation.succeeded, "\(generation.everything)")
        try fillIn("Sources/Metro/Application/Offer/OfferPresenter.swift", in: folder)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded && check.errors.isEmpty, "\(check.everything)")
        let after = try FileTree.read(folder.url)
        #expect(
            changed(from: adopted, to: after).allSatisfy { $0.contains("/Generated/") || $0.contains("/.schemas/") }
        )
        #expect(changed(from: app, to: after) == ["Sources/Metro/Depot.swift"])
        let wireframe = try folder.read("Sources/Metro/Generated/OfferScene.swift")
        #expect(wireframe.contains("let descriptor = Stops.Stop\(count)(number: number, name: name)"))
        #expect(wireframe.contains("let destination = environment.resolve(adopted: descriptor)"))
        try await expectToCompile(folder)
        return folder
    }

    private static let outputs = [
        ("UIViewController?", "'Film' gives 'UIViewController?', which may be no screen at all"),
        ("AnyView", "'Film' gives 'AnyView', which is no view controller"),
        ("any Presentable", "'Film' gives 'any Presentable', which is no view controller"),
        ("Hall", "'Film' gives 'Hall', which is no view controller"),
        ("UINavigationController", "'Film' is a navigation controller, which can only be presented"),
    ]

    /// What a descriptor gives has to be shown by the route that makes it.
    @Test(arguments: TestExtent.sample([outputs[0], outputs[1], outputs[4]], of: outputs))
    func checkSaysAtTheRouteWhatItCantShow(output: String, message: String) async throws {
        let folder = try await cinema()
        let old = "        typealias Controller = UIViewController\n\n        let filmID"
        try change(
            "Sources/Cinema/Screens/Screens.swift",
            old,
            to: old.replacing("UIViewController", with: output),
            in: folder
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/Cinema/Offer.yml:6:15: error: \(message) [output-mismatch]"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("specs/Cinema/Deals.yml:"), "\(run.errors)")
    }

    /// Also where the resolver says it for all.
    @Test(.onlyInTestAll) func checkLooksUpWhatTheResolverReturns() async throws {
        let folder = try await cinema()
        try change("specs/project.yml", "output: .Controller", to: "output: Hall", in: folder)
        let generation = try await Tool.vipergen("generate", in: folder.url)
        try #require(generation.succeeded, "\(generation.everything)")
        let run = try await Tool.vipergen("check", in: folder.url)
        let message = "'Film' gives 'Hall', which is no view controller"
        #expect(
            run.errors.contains("specs/Cinema/Offer.yml:6:15: error: \(message) [output-mismatch]"),
            "\(run.errors)"
        )
    }

    /// The remedies are what the golden has.
    @Test(.onlyInTestAll) func checkSaysWhatTheManifestLacks() async throws {
        let folder = try await cinema()
        let runtime = ".product(name: \"ViperRuntime\", package: \"ViperGen\")"
        let target = ".target(name: \"Cinema\", dependencies: [\(runtime)]),"
        try change("Package.swift", target, to: ".target(name: \"Cinema\"),", in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        let expected =
            "error: the target 'Cinema' lacks the dependency 'ViperRuntime' in Package.swift [manifest-mismatch]"
        #expect(run.errors.contains(expected), "\(run.errors)")
        #expect(run.errors.contains("note: add to its 'dependencies': \(runtime),"), "\(run.errors)")
        #expect(!run.errors.contains("CinemaTests"), "\(run.errors)")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "Cinema", targets: [.target(name: "Cinema")])

            """,
            to: "Package.swift"
        )
        let bare = try await Tool.vipergen("check", in: folder.url)
        let example = ".package(name: \"ViperGen\", path: \"../ViperGen\", traits: []),"
        #expect(
            bare.errors.contains("note: add to the package's 'dependencies', for example: \(example)"),
            "\(bare.errors)"
        )
        let older =
            "'traits' needs '// swift-tools-version: 6.1' or later as the first line; with this one, leave out ', traits: []'"
        #expect(bare.errors.contains("note: \(older)"), "\(bare.errors)")
        #expect(!run.errors.contains("'traits' needs"), "\(run.errors)")
    }

    /// Where nothing compiles tests, none are written.
    @Test func testsAreWrittenWhereTheAppHasSome() async throws {
        let folder = try await cinema()
        #expect(try FileTree.read(folder.url)["Tests/CinemaTests/Generated/CinemaMocks.swift"] != nil)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Tests"))
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        #expect(try FileTree.read(folder.url).keys.allSatisfy { !$0.hasPrefix("Tests/") })
    }

    private func cinema() async throws -> TemporaryFolder {
        let golden = Repository.goldens.appendingPathComponent("NextScreen")
        let folder = try TemporaryFolder()
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        for part in ["Sources", "Tests", "Package.swift"] {
            try folder.copy(golden.appendingPathComponent("package/\(part)"), to: part)
        }
        let manifest = try folder.read("Package.swift")
        try folder.write(manifest.replacing("../../../..", with: Repository.root.path), to: "Package.swift")
        return folder
    }

    private func change(_ path: String, _ text: String, to other: String, in folder: TemporaryFolder) throws {
        let source = try folder.read(path)
        try #require(source.contains(text), "\(path): \(source)")
        try folder.write(source.replacing(text, with: other), to: path)
    }

    /// What the spec leaves to people is new, too: here nothing happens on a tap.
    private func fillIn(_ path: String, in folder: TemporaryFolder) throws {
        let lines = try folder.read(path).components(separatedBy: "\n").filter { !$0.contains("#warning(") }
        try folder.write(lines.joined(separator: "\n"), to: path)
    }

    private func changed(from old: [String: Data], to new: [String: Data]) -> [String] {
        old.keys.filter { new[$0] != old[$0] }.sorted()
    }

    private func expectToCompile(_ folder: TemporaryFolder) async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift5)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        for (name, isTest) in [("MetroCore", false), ("Metro", false), ("MetroTests", true)] {
            let module = SwiftPackageCompiler.Module(
                name: name,
                folder: folder.url.appendingPathComponent("\(isTest ? "Tests" : "Sources")/\(name)"),
                dependencies: [],
                isTest: isTest
            )
            let run = try await compiler.compile(module)
            #expect(run.succeeded, "\(name): \(run.everything.suffix(3_000))")
        }
    }
}

/// An app with a class that opens every screen by a switch of its own; ViperRuntime stands for UIKit.
private enum Metro {
    static func app(of count: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = [
            "Package.swift": manifest, "Sources/MetroCore/Stops.swift": stops(count),
            "Sources/Metro/Depot.swift": depot(count), "Sources/Metro/Screens.swift": screens(count),
            "Tests/MetroTests/DepotTests.swift": tests,
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    static func routes(_ count: Int) -> String {
        """
        events: [didTapFirst, didTapSecond, didTapLast]
        routes:
          first: { to: Stop1, with: [number, name] }
          second: { to: Stop2, with: [number, name], present: sheet }
          last: { to: Stop\(count), with: [number, name], present: fullScreen with bar }

        """
    }

    /// Where an old screen leads to the new one.
    static let menu = """
        import MetroCore

        extension Depot {
            func offer() -> Any { open(ViewDescriptor.OfferDescriptor(offerID: 7)) }
        }

        """

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Metro",
            dependencies: [.package(name: "ViperGen", path: "../ViperGen")],
            targets: [
                .target(name: "MetroCore", dependencies: [.product(name: "ViperRuntime", package: "ViperGen")]),
                .target(
                    name: "Metro",
                    dependencies: ["MetroCore", .product(name: "ViperRuntime", package: "ViperGen")]
                ),
                .testTarget(
                    name: "MetroTests",
                    dependencies: [
                        "Metro", .product(name: "ViperRuntime", package: "ViperGen"),
                        .product(name: "ViperTesting", package: "ViperGen"),
                    ]
                ),
            ]
        )

        """

    private static func stops(_ count: Int) -> String {
        let stops = (1...count).map { number in
            """
                public struct Stop\(number): Stop {
                    public typealias Output = UIViewController

                    public let number: Int
                    public let name: String?

                    public init(number: Int, name: String?) {
                        self.number = number
                        self.name = name
                    }
                }
            """
        }
        return """
            import ViperRuntime

            public protocol Stop {
                associatedtype Output
            }

            public enum Stops {
            \(stops.joined(separator: "\n\n"))
            }

            """
    }

    private static func depot(_ count: Int) -> String {
        let arms = (1...count).map { number in
            """
                    case let stop as Stops.Stop\(number):
                        return Screen\(number).make(number: stop.number, name: stop.name, depot: self) as! S.Output
            """
        }
        return """
            import MetroCore
            import ViperRuntime

            @MainActor
            final class Depot {
                let line: String

                init(line: String) {
                    self.line = line
                }

                func open<S: Stop>(_ stop: S) -> S.Output {
                    switch stop {
            \(arms.joined(separator: "\n"))
                    default: fatalError("nobody stops at \\(S.self)")
                    }
                }
            }

            """
    }

    private static func screens(_ count: Int) -> String {
        let screens = (1...count).map { number in
            """
            @MainActor
            enum Screen\(number) {
                static func make(number: Int, name: String?, depot: Depot) -> UIViewController {
                    let controller = UIViewController()
                    controller.title = "\\(depot.line) \\(number) \\(name ?? "")"
                    return controller
                }
            }
            """
        }
        return "import ViperRuntime\n\n" + screens.joined(separator: "\n\n") + "\n"
    }

    private static let tests = """
        import MetroCore
        import Testing

        @testable import Metro

        @MainActor @Suite struct DepotTests {
            @Test func opensTheFirstStop() {
                #expect(Depot(line: "U1").open(Stops.Stop1(number: 1, name: nil)).title == "U1 1 ")
            }
        }

        """
}
