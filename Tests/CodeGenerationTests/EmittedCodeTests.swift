import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What is emitted compiles, as it is and without a warning, however a team compiles its modules.
@Suite(.onlyInTestAll) struct EmittedCodeTests {
    @Test(arguments: SwiftPackageCompiler.Mode.all)
    func standardPackageCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Standard", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.all)
    func packageWithLinksCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Links", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.all)
    func packageWithScopesCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Scopes", mode: mode)
    }

    @Test(arguments: [SwiftPackageCompiler.Mode.swift5OnMainActor, .swift6WithFeatures])
    func xctestPackageCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("XCTest", mode: mode)
    }

    @Test(arguments: [SwiftPackageCompiler.Mode.swift5OnMainActor, .swift6, .swift6OnMainActor])
    func packageWithTypesOfItsOwnCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("OwnTypes", mode: mode)
    }

    @Test(arguments: [SwiftPackageCompiler.Mode.swift5WithFeatures, .swift6, .swift6OnMainActor])
    func swiftUIPackageCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("SwiftUI", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func mvvmPackageCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("MVVM", mode: mode)
    }

    /// Its tests in the other library's words.
    @Test func mvvmPackageWithXCTestCompiles() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("MVVM")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(golden.appendingPathComponent("overlay"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        try editor.delete("package/Tests")
        try editor.replace("services:\n", with: "testing: xctest\nservices:\n", in: "specs/project.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        try await expectToCompile(folder.url, mode: .swift6WithFeatures)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithLoadablesAndTypedThrowsCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Loads", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithAModuleOfViewsCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("UIModule", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithComponentsCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Components", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithOldScreensCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Legacy", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithScenesInItsAppCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("AppScenes", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithHandwrittenScenesCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Handwritten", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithATeamsEnvironmentCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("TeamEnvironment", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithATeamsDescriptorsCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("HalfWay", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithAStructForItsEnvironmentCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("TeamEnvironment")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(golden.appendingPathComponent("overlay"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        let (core, app) = ("package/Sources/WorkshopCore", "package/Sources/Workshop")
        try editor.replace("final class", with: "struct", in: "\(core)/Session.swift")
        try editor.replace("convenience ", with: "", in: "\(app)/Session+Services.swift")
        try editor.replace(": AnyObject {", with: " {", in: "package/Sources/Things/Gadgets/Gadgets.swift")
        try editor.replace(
            "environment: AnyObject",
            with: "environment: any GadgetDependencies",
            in: "package/Sources/Things/Gadgets/Gadgets.swift"
        )
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        try await expectToCompile(folder.url, mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithASandboxCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Sandbox", mode: mode)
    }

    /// Display states, previews and what sandboxes show of a feature are in debug builds alone; all else is in both.
    @Test(arguments: ["Sandbox", "UIModule", "MVVM", "Components"])
    func packagesCompileForRelease(golden: String) async throws {
        let folder = Repository.goldens.appendingPathComponent(golden)
        let previews = try FileTree.read(folder.appendingPathComponent("package")).filter {
            $0.key.hasSuffix("Previews.swift") || $0.key.hasSuffix("DisplayStates.swift")
        }
        #expect(!previews.isEmpty)
        for (path, data) in previews {
            let text = String(decoding: data, as: UTF8.self)
            let code = text.split(separator: "\n").drop { $0.hasPrefix("//") }
            #expect(code.first?.hasPrefix("#if ") == true && code.first?.contains("DEBUG") == true, "\(path)")
            #expect(code.suffix(2) == ["#endif", "// swiftlint:enable all"], "\(path)")
        }
        try await expectToCompile(folder, mode: .swift6WithFeatures, isDebug: false)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithVariationsCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Variations", mode: mode)
    }

    @Test(arguments: [SwiftPackageCompiler.Mode.swift6WithFeatures])
    func packageWithGeneratedWiringCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Wiring", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithTypesOfManyModulesCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Types", mode: mode)
    }

    @Test(arguments: SwiftPackageCompiler.Mode.representative)
    func packageWithImagesCompiles(mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile("Images", mode: mode)
    }

    private func expectToCompile(_ golden: String, mode: SwiftPackageCompiler.Mode) async throws {
        try await expectToCompile(Repository.goldens.appendingPathComponent(golden), mode: mode)
    }

    private func expectToCompile(
        _ folder: URL,
        mode: SwiftPackageCompiler.Mode,
        isDebug: Bool = true
    ) async throws {
        let compiler = try SwiftPackageCompiler(mode: mode, isDebug: isDebug)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(
            specs: folder.appendingPathComponent("specs"),
            folder: folder.appendingPathComponent("package")
        )
        // A team's own tests show display states, and so are for debug builds.
        for module in package.modules where isDebug || !module.isTest {
            let run = try await compiler.compile(module)
            #expect(run.succeeded, "\(module.name) in \(mode.name):\n\(run.everything)")
            guard run.succeeded else { return }
        }
    }
}
