import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What `generate --sync` makes of scaffolds whose specs have changed compiles.
@Suite struct SyncedCodeTests {
    @Test(.onlyInTestAll, arguments: [SwiftPackageCompiler.Mode.swift6WithFeatures, .swift5OnMainActor])
    func commentedStubsCompileWithoutWarnings(mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try synchronised()
        let run = try await Tool.vipergen(
            "generate",
            "--sync",
            "--stubs",
            "comment",
            "--output",
            "package",
            in: folder.url
        )
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("Shelf: 9 members added to 5 files"), "\(run.output)")
        let (problems, _) = try await compile(folder, mode: mode)
        #expect(problems == [])
    }

    @Test(.onlyInTestAll) func otherStubsAreSeenByTheCompilerAndNothingElseIs() async throws {
        let folder = try synchronised()
        let run = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        // Warnings are errors here, so each stub is told as one; what depends on the module isn't compiled then.
        let (problems, compiled) = try await compile(folder, mode: .swift6WithFeatures)
        #expect(compiled.contains("CatalogueInterface"))
        #expect(problems.count > 3)
        for problem in problems { #expect(problem.hasSuffix("is not written yet")) }
    }

    /// Also the subview of a new part, which is a scaffold of its own.
    @Test(.onlyInTestAll, arguments: [SwiftPackageCompiler.Mode.swift6WithFeatures, .swift5OnMainActor])
    func viewModelsUseCasesAndRepositoriesAreSynchronised(mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("MVVM")
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let specs = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        let spec = "Prints/AlbumDetail.yml"
        let part = "parts:\n  note: { state: { text: String }, events: { onNoteChange: { text: String } } }\n"
        try specs.replace("parts:\n", with: part, in: spec)
        let methods =
            "useCase:\n  fetchNote: { returns: String, async: true, throws: true }\n  count: { returns: Int }\n"
        try specs.replace("useCase:\n", with: methods, in: spec)
        let asked = "repository:\n  fetchNote: { returns: String, throws: true }\n  wipe:\n"
        try specs.replace("repository:\n", with: asked, in: spec)
        try specs.replace("routes:\n", with: "routes:\n  picture: { to: Image, with: [url] }\n", in: spec)
        // What scenes share: the repository's methods end before the use case's key.
        let shared = "      count: { returns: Int, throws: FrameError }\nuseCases:\n"
        try specs.replace("useCases:\n", with: shared, in: "Prints/module.yml")
        let method = "      count: { returns: Int, async: true, throws: FrameError }\n      hasFrames:"
        try specs.replace("      hasFrames:", with: method, in: "Prints/module.yml")

        let options = ["--sync", "--stubs", "comment", "--output", "package"]
        let run = try await Tool.vipergen(["generate"] + options, in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("Albums: 7 members added to 5 files"), "\(run.output)")
        let sources = SourceEditor(folder: folder.url.appendingPathComponent("package/Sources/Prints/Application"))
        // What the repository has as well is asked of it.
        let useCase = try sources.read("AlbumDetail/AlbumDetailUseCase.swift")
        #expect(useCase.contains("        try await repository.fetchNote()\n"))
        let domain = SourceEditor(folder: folder.url.appendingPathComponent("package/Sources/Prints/Domain"))
        #expect(try domain.read("DefaultFramingUseCase.swift").contains("        try await repository.count()\n"))
        #expect(try domain.read("FramesRepository.swift").contains("func count(completion:"))
        #expect(try sources.read("AlbumDetail/AlbumDetailNoteView.swift").contains("AlbumDetailViewModel.NoteData"))
        let (problems, _) = try await compile(folder, mode: mode)
        #expect(problems == [])
    }

    /// Sections that people changed since they were scaffolded, on stand-ins for what only Apple's platforms have.
    @Test(.onlyInTestAll, .enabled(if: AppleStandIns.areNeeded)) func sectionsAreSynchronised() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("SwiftUI")
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let specs = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        let spec = "Shelves/ShelfList.yml"
        try specs.replace("[shelves, failure, onDone]", with: "[shelves, state, failure, onDone]", in: spec)
        try specs.replace("[state, isLoading]", with: "[state, shelves, isLoading, onDone]", in: spec)
        try specs.replace("    default:\n", with: "    default: { state: [state], events: [switch] }\n", in: spec)
        let path = "Application/ShelfList/Sections/ShelfList"
        let sources = SourceEditor(folder: folder.url.appendingPathComponent("package/Sources/Shelves"))
        // With what only the view itself has.
        try sources.replace(
            "        let shelves: [String]\n",
            with: """
                        @Environment(\\.colorScheme) private var colorScheme
                        @ScaledMetric(relativeTo: .body) private var side: CGFloat = 8
                        let shelves: [String]
                        @State private var isOpen = false

                """,
            in: "\(path)ListSection.swift"
        )
        // Made by an initializer of its own.
        try sources.replace(
            "        var body",
            with: """
                        init(
                            state: Int,
                            isLoading: Bool,
                            onTapAddButton: @escaping @MainActor () -> Void,
                            onSwitch: @escaping @MainActor () -> Void,
                            onTapURL: @escaping @MainActor (URL, Int) -> Void
                        ) {
                            self.state = state
                            self.isLoading = isLoading
                            self.onTapAddButton = onTapAddButton
                            self.onSwitch = onSwitch
                            self.onTapURL = onTapURL
                        }

                        var body
                """,
            in: "\(path)StateSection.swift"
        )
        let run = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("Pantry: 5 members added to 3 files"), "\(run.output)")
        let compiler = try SwiftPackageCompiler(
            mode: .swift6WithFeatures,
            standIns: try await AppleStandIns.iOS(17)
        )
        let (problems, compiled) = try await compile(folder, by: compiler)
        #expect(problems == [] && compiled.contains("Shelves"))
    }

    @Test func aSecondRunHasNothingToDo() async throws {
        let folder = try synchronised()
        let first = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(first.succeeded, "\(first.errors)")
        let tree = try FileTree.read(folder.url)
        let second = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(second.output.contains("Shelf: no members are missing"))
        #expect(try FileTree.read(folder.url) == tree)
    }

    /// The Standard package with members of every kind added to its specs.
    private func synchronised() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("Standard")
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let editor = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        try editor.replace(
            "events:\n",
            with: """
                events:
                  didTapShare: { url: URL, repeat: Int }
                  didLoad: { session: URLSession?, then: "@escaping @Sendable ((Int, String)) async throws -> Void" }

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace(
            "interactor:\n",
            with: """
                interactor:
                  rate: { parameters: { stars: Int, for: String }, returns: "[String: Int]?", async: true }
                  find: { parameters: { in: "Set<String>" }, returns: Date, async: true, throws: true }
                  fetchTracker: { returns: any EventTracker }
                  forget:

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace(
            "routes:\n",
            with: """
                routes:
                  newest: { to: Receipt, with: [number], present: push }
                  rest: { present: custom }
                  page: { to: "https://shelf.example", present: web }

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace("[didTapReceipt]", with: "[didTapReceipt, didTapMore]", in: "Checkout/Basket.yml")
        try editor.replace("methods:\n", with: "methods:\n      clear: { async: true }\n", in: "Catalogue/module.yml")
        return folder
    }

    /// Module by module, up to what doesn't compile.
    private func compile(
        _ folder: TemporaryFolder,
        mode: SwiftPackageCompiler.Mode
    ) async throws -> (problems: [String], compiled: [String]) {
        try await compile(folder, by: try SwiftPackageCompiler(mode: mode))
    }

    private func compile(
        _ folder: TemporaryFolder,
        by compiler: SwiftPackageCompiler
    ) async throws -> (problems: [String], compiled: [String]) {
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded)
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        var compiled: [String] = []
        // Scaffolded tests are of the spec as it was when they were written.
        for module in package.modules where !module.isTest {
            let run = try await compiler.compile(module)
            let problems = run.everything.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
            if !run.succeeded { return (problems.isEmpty ? [run.everything] : problems, compiled) }
            compiled.append(module.name)
        }
        return ([], compiled)
    }
}
