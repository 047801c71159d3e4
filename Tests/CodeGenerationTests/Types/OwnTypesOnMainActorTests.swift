import Testing
import TestSupport

/// Types of the team's own are on the main actor where modules are so by default.
@Suite(.onlyInTestAll) struct OwnTypesOnMainActorTests {
    private static let positions: Set = [
        "parameter-default", "field-default-uikit", "field-default-swiftui", "field-separate", "field-loaded",
        "part-observation", "section", "use-case-result", "use-case-method", "method-interactor",
        "route-argument-uikit",
        "variant-parameter",
    ]

    @Test(arguments: [true, false]) func valuesOfThem(areIsolated: Bool) async throws {
        let positions = try NamePosition.all(in: "Tests/Fixtures/Types").filter { Self.positions.contains($0.id) }
        try #require(positions.count == Self.positions.count)
        let compiler = try SwiftPackageCompiler(mode: .swift6OnMainActor)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        var setting = TypeProject.setting(for: positions)
        setting.project["swift"] = ["swift: { defaultIsolation: MainActor }"]
        if areIsolated {
            setting.files = setting.files.mapValues { lines in lines.map { $0.replacing("nonisolated ", with: "") } }
        }
        let trial = TypeTrial(positions: positions, setting: setting, compilers: [compiler])
        let failures = try await trial.failures(
            of: ["ZzOwn", "ZzOwn?", "[ZzOwn]", "ZzOwnEnum", "ZzOwnClass", "any ZzOwnProtocol", "ZzOwnPage<Int>", "Int"]
        )
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
}
