import Foundation
import Testing
import TestSupport

/// Each golden compiles without a warning, once. What else `EmittedCodeTests` and `AppleBranchTests` try is for `make test-all`.
@Suite struct GoldenCompilationTests {
    /// Where a golden is compiled.
    enum Platform: Hashable {
        /// On Linux, and on a Mac without UIKit.
        case headless
        /// For iOS 17, against the stand-ins of Apple's frameworks.
        case iOS
    }

    typealias Mode = SwiftPackageCompiler.Mode

    /// The modes meet all goldens' kinds of scenes, and the platforms those that draw by SwiftUI.
    private static let table: [(golden: String, mode: Mode, platform: Platform)] = [
        ("AdoptedRoutes", .swift6, .headless),
        ("AppScenes", .swift6, .headless),
        ("Classic", .swift6, .headless),
        ("Components", .swift6OnMainActor, .iOS),
        ("Coordinator", .swift6WithFeatures, .headless),
        ("Design", .swift6WithFeatures, .iOS),
        ("Genesis", .swift5WithFeatures, .headless),
        ("HalfWay", .swift5WithFeatures, .headless),
        ("Handwritten", .swift6OnMainActor, .headless),
        ("House", .swift5, .headless),
        ("Images", .swift5, .iOS),
        ("Legacy", .swift5OnMainActor, .headless),
        ("Links", .swift6OnMainActor, .headless),
        ("Loads", .swift6WithFeatures, .headless),
        ("MVVM", .swift6WithFeatures, .iOS),
        ("NextScreen", .swift5, .headless),
        ("OwnTypes", .swift6OnMainActor, .headless),
        ("Reducer", .swift6OnMainActor, .iOS),
        ("Sandbox", .swift5WithFeatures, .iOS),
        ("Scopes", .swift6WithFeatures, .headless),
        ("Standard", .swift5, .headless),
        ("SwiftUI", .swift6, .iOS),
        ("TeamEnvironment", .swift6WithFeatures, .headless),
        ("Types", .swift5OnMainActor, .headless),
        ("UIModule", .swift5OnMainActor, .iOS),
        ("Variations", .swift6WithFeatures, .iOS),
        ("Wiring", .swift6, .headless),
        ("XCTest", .swift5WithFeatures, .headless),
    ]

    @Test(arguments: table.map(\.golden))
    func goldenCompiles(name: String) async throws {
        let row = try #require(Self.table.first { $0.golden == name })
        // Apple's own frameworks aren't called by the compiler alone.
        let standIns = row.platform == .iOS && AppleStandIns.areNeeded ? try await AppleStandIns.iOS(17) : nil
        let compiler = try SwiftPackageCompiler(mode: row.mode, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        for module in try EmittedPackage(golden: name).modules {
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(module.name) in \(row.mode.name):\n\(run.everything)")
        }
    }

    @Test func theTableMeetsEveryModeOnEachPlatform() {
        for platform in [Platform.headless, .iOS] {
            let modes = Set(Self.table.filter { $0.platform == platform }.map(\.mode.name))
            #expect(modes == Set(Mode.all.map(\.name)))
        }
    }

    /// Packages that are nothing but a manifest, or whose dependencies are made up, and specs with mistakes are compared only.
    @Test func theTableHasEveryGoldenThatCanBeCompiled() throws {
        let others: Set = [
            "Adopted", "Application", "Assembled", "Bazel", "Broken", "Discovered", "TeamManifest", "XcodeGen",
        ]
        let goldens = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path)
        #expect(Set(goldens.filter { !$0.hasPrefix(".") }).subtracting(others) == Set(Self.table.map(\.golden)))
    }
}

extension EmittedPackage {
    init(golden name: String) throws {
        let golden = Repository.goldens.appendingPathComponent(name)
        try self.init(specs: golden.appendingPathComponent("specs"), folder: golden.appendingPathComponent("package"))
    }
}
