import Basics
import Testing

@testable import FileEmission

@Suite struct PlanTests {
    let tree: TemporaryTree

    init() throws { tree = try TemporaryTree() }

    @Test func listsWhatIsMissingWhatDiffersAndWhatIsStale() throws {
        try tree.generate(samplePackage())
        try tree.remove("Tests/RecipesTests/Generated/Mocks.swift")
        try tree.remove("Tests/RecipesTests/RecipeDetailsTests.swift")
        try tree.write("Sources/Recipes/Generated/RecipeDetails/State.swift", headerLine + "let edited = 1\n")
        try tree.write("Sources/Recipes/Generated/Old.swift", headerLine)
        let (plan, diagnostics) = try tree.plan(samplePackage())
        #expect(diagnostics.isEmpty)
        #expect(!plan.isUpToDate)
        #expect(
            plan.differences.map { "\($0.kind) \($0.path)" } == [
                "stale Sources/Recipes/Generated/Old.swift",
                "differs Sources/Recipes/Generated/RecipeDetails/State.swift",
                "missing Tests/RecipesTests/Generated/Mocks.swift",
                "missing Tests/RecipesTests/RecipeDetailsTests.swift",
            ]
        )
    }

    @Test func writesNothingNotEvenTheTargetFolder() throws {
        let target = try TargetDirectory.reading(tree.absolute("none"))
        let (plan, diagnostics) = Plan.make(files: samplePackage(), in: target, header: header)
        #expect(diagnostics.isEmpty)
        #expect(plan.count(of: .create) == 7)
        #expect(try tree.snapshot().isEmpty)
    }

    @Test func anEditedScaffoldIsNoDifference() throws {
        try tree.generate(samplePackage())
        try tree.write("Tests/RecipesTests/RecipeDetailsTests.swift", "// mine now\n")
        #expect(try tree.plan(samplePackage()).plan.isUpToDate)
    }

    @Test func theListingIsWhatIsDone() throws {
        try tree.generate(samplePackage())
        try tree.write("Sources/Old/Generated/Deep/Old.swift", headerLine)
        try tree.remove("Tests/RecipesTests/Generated/Mocks.swift")
        let files = samplePackage("let b = 2\n")
        let before = try tree.snapshot()
        let dryRun = try tree.plan(files).plan
        #expect(try tree.snapshot() == before)
        try tree.generate(files)
        let after = try tree.snapshot()
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let listed = Set(dryRun.changes.map(\.path))
        #expect(changed == listed)
        for step in dryRun.changes {
            switch step.action {
            case .create: #expect(before[step.path] == nil && after[step.path] != nil)
            case .replace: #expect(before[step.path] != nil && after[step.path] != nil)
            default: #expect(before[step.path] != nil && after[step.path] == nil)
            }
        }
    }

    @Test(arguments: [1, 2, 3, 8, 100])
    func theSameAtAnyNumberOfJobs(jobs: Int) throws {
        let files = (0..<300).map { generated("Sources/M\($0 % 7)/Generated/S\($0 % 31)/F\($0).swift", "// \($0)\n") }
        try tree.generate(Array(files.prefix(200)), jobs: jobs)
        for number in 0..<20 { try tree.write(files[number * 7].path, "// taken\n") }
        let (plan, diagnostics) = try tree.plan(files, jobs: jobs)
        let (reference, referenceDiagnostics) = try tree.plan(files, jobs: 1)
        #expect(diagnostics.count == 20)
        #expect(diagnostics == referenceDiagnostics)
        #expect(plan.steps == reference.steps)
    }
}
