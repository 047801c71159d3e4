import Foundation
import Testing
import TestSupport

/// What a build for Apple's platforms would refuse is refused here.
@Suite(.onlyInTestAll, .enabled(if: AppleStandIns.areNeeded)) struct AppleRejectionTests {
    @Test func mistakesAreRefused() async throws {
        let compiler = try await compiler(iOS: 17)
        for mistake in AppleMistake.all {
            let wrong = try await compile(mistake.source(with: mistake.wrong), with: compiler)
            #expect(!wrong.succeeded, "\(mistake.name) goes through")
            #expect(wrong.everything.contains("error: \(mistake.error)"), "\(mistake.name):\n\(wrong.everything)")

            let right = try await compile(mistake.source(with: mistake.right), with: compiler)
            #expect(right.succeeded, "without \(mistake.name):\n\(right.everything)")
        }
    }

    @Test func apiNewerThanThePlatformIsRefused() async throws {
        for version in 15...17 {
            let compiler = try await compiler(iOS: version)
            for api in NewAPI.all where version == api.since || version == api.since - 1 {
                let run = try await compile(api.source, with: compiler)
                #expect(run.succeeded == (version >= api.since), "\(api.name) on iOS \(version):\n\(run.everything)")
                let isRefused = run.everything.contains("error: \(api.error)")
                #expect(isRefused == (version < api.since), "\(api.name) on iOS \(version):\n\(run.everything)")
            }
        }
    }

    @Test func oldAPIIsNotRefused() async throws {
        let compiler = try await compiler(iOS: 15)
        for source in NewAPI.sinceEver {
            let run = try await compile(source, with: compiler)
            #expect(run.succeeded, "\(run.everything)")
        }
    }

    /// What is emitted for iOS is in the check, not only the headless half.
    @Test func wrongLabelInEmittedCodeIsRefused() async throws {
        let golden = Repository.goldens.appendingPathComponent("Standard")
        let folder = try TemporaryFolder()
        try folder.copy(golden.appendingPathComponent("package"), to: "package")
        let editor = SourceEditor(folder: folder.url.appendingPathComponent("package"))
        let wireframe = "Sources/Catalogue/Generated/CatalogueScene.swift"
        try editor.replace("SFSafariViewController(url:", with: "SFSafariViewController(page:", in: wireframe)
        let package = try EmittedPackage(specs: golden.appendingPathComponent("specs"), folder: editor.folder)
        let compiler = try await compiler(iOS: package.iOS)
        for module in try package.modules(upTo: "Catalogue") {
            let run = try await compiler.compile(module)
            #expect(run.succeeded == (module.name != "Catalogue"), "\(run.everything)")
            guard module.name == "Catalogue" else { continue }
            #expect(run.everything.contains("error: incorrect argument label"), "\(run.everything)")
            #expect(run.everything.contains("CatalogueScene.swift"))
        }
    }

    /// With the runtime compiled.
    private func compiler(iOS version: Int) async throws -> SwiftPackageCompiler {
        let standIns = try await AppleStandIns.iOS(version)
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        return compiler
    }

    private func compile(_ source: String, with compiler: SwiftPackageCompiler) async throws -> ToolRun {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Sources/Mistake.swift")
        let sources = folder.url.appendingPathComponent("Sources")
        return try await compiler.compile(.init(name: "Mistake", folder: sources, dependencies: [], isTest: false))
    }
}
