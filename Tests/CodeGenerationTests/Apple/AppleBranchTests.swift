import Foundation
import Testing
import TestSupport

/// What is compiled on Apple's platforms alone type-checks, however a team compiles its modules.
@Suite(.enabled(if: AppleStandIns.areNeeded)) struct AppleBranchTests {
    /// Between them both language modes, each feature and each isolation.
    static let modes = [SwiftPackageCompiler.Mode.swift5OnMainActor, .swift6WithFeatures]

    @Test(.onlyInTestAll, arguments: modes)
    func goldensTypeCheck(mode: SwiftPackageCompiler.Mode) async throws {
        let goldens = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path).sorted()
            .map { Repository.goldens.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("package").path) }
        #expect(goldens.count >= 3)
        let withTests = mode.name == SwiftPackageCompiler.Mode.swift6WithFeatures.name
        let checked = try await expectToTypeCheck(
            goldens.map { golden in
                try EmittedPackage(
                    specs: golden.appendingPathComponent("specs"),
                    folder: golden.appendingPathComponent("package")
                )
            }.filter { !$0.isResolverOnly },
            mode: mode,
            withTests: withTests
        )
        #expect(checked.contains { $0.hasSuffix("Sandbox") } && checked.contains { $0.hasSuffix("Headless") })
        #expect(checked.contains { $0.hasSuffix("App") })
        #expect(checked.contains { $0.hasSuffix("Tests") } == withTests)
    }

    @Test(.onlyInTestAll, arguments: modes)
    func filledInSampleTypeChecks(mode: SwiftPackageCompiler.Mode) async throws {
        let package = try EmittedPackage(specs: Repository.specs, folder: Repository.kitchen)
        let withTests = mode.name == SwiftPackageCompiler.Mode.swift6WithFeatures.name
        let checked = try await expectToTypeCheck([package], mode: mode, withTests: withTests)
        #expect(
            checked.isSuperset(of: ["Kaimono", "KaimonoSandbox", "RecipesSandbox", "KitchenHeadless", "KitchenApp"])
        )
        #expect(checked.contains("KaimonoTests") == withTests && checked.contains("KitchenTests") == withTests)
    }

    /// A package is checked by its modules, which are those of its folders: none is left out, be it a test or a sandbox.
    @Test(arguments: ["Components", "Loads", "MVVM", "Sandbox", "Standard", "SwiftUI", "UIModule", "Variations"])
    func everyFolderOfSourcesIsAModuleThatIsChecked(golden: String) throws {
        let golden = Repository.goldens.appendingPathComponent(golden)
        let folder = golden.appendingPathComponent("package")
        let package = try EmittedPackage(specs: golden.appendingPathComponent("specs"), folder: folder)
        let checked = package.modules.map(\.folder.standardizedFileURL.path)
        for name in ["Sources", "Tests"] {
            let sources = folder.appendingPathComponent(name)
            for module in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
                let path = sources.appendingPathComponent(module).standardizedFileURL.path
                #expect(checked.contains(path), "\(path) isn't checked")
            }
        }
    }

    /// Scenes by hand, in the styles that specs can ask for.
    @Test(.onlyInTestAll, arguments: modes)
    func samplesTypeCheck(mode: SwiftPackageCompiler.Mode) async throws {
        let compiler = try SwiftPackageCompiler(mode: mode, standIns: try await AppleStandIns.iOS(17))
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let folder = Repository.appleChecks.appendingPathComponent("Samples")
        let run = try await compiler.compile(.init(name: "Samples", folder: folder, dependencies: [], isTest: false))
        #expect(run.succeeded, "\(run.everything)")
    }

    /// The oldest system that the runtime's own manifest names.
    @Test(.onlyInTestAll) func runtimeTypeChecksForItsOldestSystem() async throws {
        let compiler = try SwiftPackageCompiler(
            mode: .swift6WithFeatures,
            standIns: try await AppleStandIns.iOS(15)
        )
        let runtime = try await compiler.compileRuntime()
        #expect(runtime.succeeded, "\(runtime.everything)")
    }

    /// Test modules take most of the time, and so they are checked in one mode.
    ///
    /// - Returns: The names of the modules, those of tests and sandboxes among them.
    @discardableResult private func expectToTypeCheck(
        _ packages: [EmittedPackage],
        mode: SwiftPackageCompiler.Mode,
        withTests: Bool
    ) async throws -> Set<String> {
        var checked: Set<String> = []
        for (iOS, packages) in Dictionary(grouping: packages, by: \.iOS) {
            let compiler = try SwiftPackageCompiler(mode: mode, standIns: try await AppleStandIns.iOS(iOS))
            let runtime = try await compiler.compileRuntime()
            try #require(runtime.succeeded, "\(runtime.everything)")
            for package in packages {
                let modules = package.modules + [package.appTarget].compactMap(\.self)
                for module in modules where withTests || !module.isTest {
                    let run = try await compiler.compile(module)
                    #expect(run.succeeded, "\(module.name) of \(package.folder.path):\n\(run.everything)")
                    guard run.succeeded else { return checked }
                    checked.insert(module.name)
                }
            }
        }
        return checked
    }
}
