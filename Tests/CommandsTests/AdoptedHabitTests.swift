import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Small apps of habits that public ones have: what `adopt` makes of them compiles, in both language modes.
@Suite(.enabled(if: AppleStandIns.areNeeded)) struct AdoptedHabitTests {
    struct App: Sendable, CustomTestStringConvertible {
        var name: String
        /// Their folders, by their names; dependencies first.
        var modules: KeyValuePairs<String, String>
        /// The app's module has its name.
        var resolver: String?
        var summary: String
        var testDescription: String { resolver ?? name }
    }

    static let apps = [
        App(
            name: "Nesting",
            modules: ["NestingKit": "Sources/NestingKit", "Nesting": "Sources/Nesting"],
            summary: "Nesting: 4 of 5 descriptors adopted, 1 of them with differences; 1 stays written by hand"
        ),
        App(
            name: "Beacon",
            modules: ["BeaconScreens": "Sources/BeaconScreens", "Beacon": "Sources/Beacon"],
            summary: "Beacon: 4 of 4 descriptors adopted, 1 of them with differences"
        ),
        App(
            name: "Canal",
            modules: ["CanalCore": "Sources/CanalCore", "Locks": "Sources/Locks", "BoaterApp": "Apps/Boater"],
            resolver: "BoaterApp.Waterway",
            summary: "BoaterApp: 3 of 3 descriptors adopted"
        ),
        App(
            name: "Canal",
            modules: ["CanalCore": "Sources/CanalCore", "Locks": "Sources/Locks", "KeeperApp": "Apps/Keeper"],
            resolver: "KeeperApp.Waterway",
            summary: "KeeperApp: 2 of 3 descriptors adopted; 1 stays written by hand"
        ),
        App(
            name: "Dune",
            modules: ["Dune": "Dune"],
            summary: "Dune: 5 of 5 descriptors adopted, 3 of them with differences"
        ),
        App(
            name: "Ember",
            modules: ["EmberCore": "Sources/EmberCore", "Ember": "Sources/Ember"],
            summary: "Ember: 4 of 4 descriptors adopted"
        ),
    ]

    @Test(
        arguments: TestExtent.sample(Array(apps.prefix(3)), of: apps),
        TestExtent.sample([SwiftPackageCompiler.Mode.swift6], of: [.swift5, .swift6])
    )
    func compilesOnceAdopted(app: App, mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try TemporaryFolder()
        try AdoptionApp.copy(app.name, to: folder)
        let choice = app.resolver.map { ["--resolver", $0] } ?? []
        let adoption = try await Tool.vipergen(["adopt", "--apply"] + choice, in: folder.url)
        #expect(adoption.output.contains("\(app.summary); "), "\(adoption.everything)")
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        let compiler = try SwiftPackageCompiler(mode: mode, standIns: try await AppleStandIns.iOS(17))
        for (name, path) in app.modules {
            let module = SwiftPackageCompiler.Module(
                name: name,
                folder: folder.url.appendingPathComponent(path),
                dependencies: [],
                isTest: false
            )
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(name) in \(mode.name):\n\(run.everything)")
        }
    }
}
