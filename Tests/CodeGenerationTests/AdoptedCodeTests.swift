import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What the team's own resolver is told, where no golden reaches.
@Suite struct AdoptedResultTests {
    /// A builder that says `nil` isn't a descriptor that nobody knows.
    @Test(arguments: [("Controller", "Controller?"), ("Controller?", "Controller??")])
    func nothingIsNotUnknown(returns: String, result: String) async throws {
        let folder = try TemporaryFolder()
        let project = """
            project: Cinema
            manifest: team
            environment: Dependencies
            descriptors: { protocol: ScreenDescriptor, output: "\(returns)", imports: [UIKit] }

            """
        try folder.write(project, to: "specs/project.yml")
        try folder.write("scene: Cast\nstyle: handwritten\ndescriptor: CastDescriptor\n", to: "specs/Cinema/Cast.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        let files = try FileTree.read(folder.url)
        let file = try #require(files.first { $0.key.hasSuffix("+AdoptedScenes.swift") }).value
        #expect(String(decoding: file, as: UTF8.self).contains("func adoptedScene(for descriptor: Any) -> \(result) {"))
    }
}

/// What the team's resolver takes besides the descriptor is handed on to builders.
@Suite struct HandedParameterCodeTests {
    @Test func theSwitchTakesIt() async throws {
        let folder = try TemporaryFolder()
        let project = """
            project: Cinema
            manifest: team
            environment: Dependencies
            descriptors: { output: Controller, resolverParameters: { navigator: Navigator } }

            """
        try folder.write(project, to: "specs/project.yml")
        let scene = "scene: Cast\nstyle: handwritten\ndescriptor: CastDescriptor\nbuilder: 'Cast(by: navigator)'\n"
        try folder.write(scene, to: "specs/Cinema/Cast.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        let files = try FileTree.read(folder.url)
        let file = try #require(files.first { $0.key.hasSuffix("+AdoptedScenes.swift") }).value
        let text = String(decoding: file, as: UTF8.self)
        for line in [
            "func adoptedScene(for descriptor: Any, navigator: Navigator) -> Controller? {",
            "return adopted(descriptor.adoptedScene, navigator: navigator)",
            "private func adopted(_ scene: AdoptedScene, navigator: Navigator) -> Controller {",
            "return Cast(by: navigator)",
        ] { #expect(text.contains(line), "\(line)") }
    }
}

/// The one file that is generated for an app that keeps its descriptors and builders compiles with it, and makes the compiler
/// check them.
@Suite(.onlyInTestAll) struct AdoptedCodeTests {
    private static let golden = Repository.goldens.appendingPathComponent("Adopted")

    @Test(arguments: SwiftPackageCompiler.Mode.all)
    func theAppCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        let run = try await compile(Self.golden.appendingPathComponent("package"), mode: mode)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// Where the module's default isolation is the specs', types say that they are none's.
    @Test(arguments: [SwiftPackageCompiler.Mode.swift5OnMainActor, .swift6OnMainActor])
    func theAppCompilesWithItsIsolationInTheSpecs(mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try await generated { editor in
            try editor.replace(
                "manifest: team",
                with: "manifest: team\nswift: { defaultIsolation: MainActor }",
                in: "specs/project.yml"
            )
        }
        let run = try await compile(folder.url.appendingPathComponent("package"), mode: mode)
        #expect(run.succeeded, "\(run.everything)")
    }

    @Test(arguments: [
        (kind: "struct", declaration: "struct Dependencies {"),
        (kind: "protocol", declaration: "protocol Dependencies {}\n\nextension Dependencies {"),
        (kind: "enum", declaration: "enum Dependencies {\n    case standard"),
        (kind: "actor", declaration: "actor Dependencies {"),
    ])
    func theEnvironmentMayBeOfAnyKind(kind: String, declaration: String) async throws {
        let folder = try await generated { editor in
            let file = "package/Cinema/Dependencies.swift"
            try editor.replace("@MainActor\nfinal class Dependencies {", with: declaration, in: file)
            try editor.replace("let name = \"Cinema\"", with: "nonisolated var name: String { \"Cinema\" }", in: file)
            try editor.replace("    func resolve<", with: "    @MainActor\n    func resolve<", in: file)
            try editor.replace(
                "    func seatMap",
                with: "    nonisolated func seatMap",
                in: "package/Cinema/Screens/Seats.swift"
            )
            if kind == "enum" {
                try editor.replace("Dependencies()", with: "Dependencies.standard", in: "package/Cinema/Cinema.swift")
            }
            if kind == "protocol" {
                try editor.replace("= Dependencies()", with: "= Live()", in: "package/Cinema/Cinema.swift")
                try editor.write("struct Live: Dependencies {}\n", to: "package/Cinema/Live.swift")
                for label in ["session", "environment"] {
                    try editor.replace(
                        "\(label): Dependencies",
                        with: "\(label): any Dependencies",
                        in: "package/Cinema/Screens/Screens.swift"
                    )
                }
            }
        }
        let run = try await compile(folder.url.appendingPathComponent("package"), mode: .swift6)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// Its file has no dots in its name.
    @Test func theEnvironmentMayBeInsideAnotherType() async throws {
        let folder = try await generated { editor in
            let file = "package/Cinema/Dependencies.swift"
            try editor.replace(
                "environment: Dependencies",
                with: "environment: Kino.Dependencies",
                in: "specs/project.yml"
            )
            try editor.replace(
                "/// What the app",
                with: "enum Kino {}\ntypealias Dependencies = Kino.Dependencies\n\nextension Kino {\n/// What the app",
                in: file
            )
            try editor.replace("opens \\(D.self)\")\n    }\n}", with: "opens \\(D.self)\")\n    }\n}\n}", in: file)
        }
        let package = folder.url.appendingPathComponent("package")
        #expect(
            try text("Cinema/Generated/KinoDependencies+AdoptedScenes.swift", in: package).contains(
                "extension Kino.Dependencies {"
            )
        )
        let run = try await compile(package, mode: .swift6)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// A team whose code says nothing of isolation, in Swift 5.
    @Test func functionsNeedNoMainActor() async throws {
        let folder = try await generated { editor in
            try editor.replace(
                "environment: Dependencies",
                with: "environment: nonisolated Dependencies",
                in: "specs/project.yml"
            )
            for file in ["Core/Screens", "Cinema/Screens/Screens", "Cinema/Dependencies", "Cinema/Cinema"] {
                try editor.deleteLine(with: "@MainActor", in: "package/\(file).swift")
            }
        }
        let package = folder.url.appendingPathComponent("package")
        #expect(!(try text("Cinema/Generated/Dependencies+AdoptedScenes.swift", in: package)).contains("@MainActor"))
        let run = try await compile(package, mode: .swift5)
        #expect(run.succeeded, "\(run.everything)")
    }

    /// A resolver that returns one type, of descriptors that say nothing of it.
    @Test(arguments: ["Controller", "Controller?"])
    func whatTheResolverReturnsMayBeOneType(returns: String) async throws {
        let folder = try await generated { editor in
            try editor.replace("output: .Screen", with: "output: \"\(returns)\"", in: "specs/project.yml")
            try editor.delete("specs/Cinema/Seats.yml")
            if returns == "Controller" { try editor.delete("specs/Cinema/Voucher.yml") }
            try editor.replace(
                "as? D.Screen { return scene }",
                with: ", let screen = scene as? D.Screen { return screen }",
                in: "package/Cinema/Dependencies.swift"
            )
        }
        let package = folder.url.appendingPathComponent("package")
        let file = try text("Cinema/Generated/Dependencies+AdoptedScenes.swift", in: package)
        #expect(file.contains("func adoptedScene(for descriptor: Any) -> \(returns)? {"))
        let run = try await compile(package, mode: .swift6)
        #expect(run.succeeded, "\(run.everything)")
    }

    @Test(arguments: [
        (
            "Cinema/Screens/Screens.swift", "enum CastViewBuilder", "enum CastBuilder",
            "cannot find 'CastViewBuilder' in scope"
        ),
        (
            "Cinema/Screens/Screens.swift", "static func assemble(filmID:", "static func assemble(film:",
            "incorrect argument label"
        ),
        ("Core/Descriptors.swift", "public var second: Int\n", "public var minute: Int\n", "has no member 'second'"),
        (
            "Cinema/Screens/Seats.swift", "typealias Screen = SeatMap", "typealias Screen = Controller",
            "cannot convert value of type 'SeatMap'"
        ),
    ])
    func theCompilerMissesWhatIsChanged(file: String, before: String, after: String, error: String) async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Self.golden.appendingPathComponent("package"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        try editor.replace(before, with: after, in: "package/\(file)")
        if file.hasPrefix("Core") {
            try editor.replace("self.second = second", with: "minute = second", in: "package/\(file)")
        }
        let run = try await compile(folder.url.appendingPathComponent("package"), mode: .swift6)
        let told = run.everything.split(separator: "\n").contains {
            $0.contains("Dependencies+AdoptedScenes.swift:") && $0.contains(error)
        }
        #expect(!run.succeeded && told, "\(run.everything)")
    }

    @Test func theAppOpensScenesOfBothKinds() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Self.golden.appendingPathComponent("package"), to: "package")
        let run = try await Tool.run(
            "swift",
            ["run", "-Xswiftc", "-warnings-as-errors"],
            in: folder.url.appendingPathComponent("package")
        )
        #expect(
            run.output == """
                Film 7 of Cinema
                Cast 7, whole
                Programme
                Trailer x at 3
                Blue
                Voucher Y
                none
                Terms
                true

                """,
            "\(run.everything)"
        )
    }

    /// Beside generated scenes of all kinds, in an app with an environment and descriptors of its own.
    @Test func adoptedScenesMayLieBesideOthers() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("HalfWay")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(golden.appendingPathComponent("overlay"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        try editor.replace(
            "protocol: ScreenDescriptor }",
            with: "protocol: ScreenDescriptor, imports: [CinemaCore, ViperRuntime] }",
            in: "specs/project.yml"
        )
        try folder.write(
            """
            style: handwritten
            descriptor: Screens.TermsDescriptor
            builder: 'TermsController(title: "Terms")'

            """,
            to: "specs/Cinema/Terms.yml"
        )
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        let check = try await Tool.vipergen("check", "--output", "package", in: folder.url)
        #expect(check.status == 0 && !check.errors.contains("TermsDescriptor"), "\(check.everything)")
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        for module in try package.modules(upTo: "Cinema") {
            let run = try await compiler.compile(module)
            #expect(run.succeeded, "\(module.name):\n\(run.everything)")
        }
        #expect(
            !FileManager.default.fileExists(
                atPath: package.folder.appendingPathComponent("Sources/CinemaInterface").path
            )
        )
    }

    private func generated(_ change: (SourceEditor) throws -> Void) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(Self.golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(Self.golden.appendingPathComponent("overlay"), to: "package")
        try change(SourceEditor(folder: folder.url))
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    private func text(_ path: String, in folder: URL) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    private func compile(_ package: URL, mode: SwiftPackageCompiler.Mode) async throws -> ToolRun {
        let compiler = try SwiftPackageCompiler(mode: mode)
        let core = SwiftPackageCompiler.Module(
            name: "CinemaCore",
            folder: package.appendingPathComponent("Core"),
            dependencies: [],
            isTest: false
        )
        let run = try await compiler.compile(core)
        guard run.succeeded else { return run }
        return try await compiler.compile(
            SwiftPackageCompiler.Module(
                name: "Cinema",
                folder: package.appendingPathComponent("Cinema"),
                dependencies: ["CinemaCore"],
                isTest: false
            )
        )
    }
}
