import Basics
import Foundation
import Testing

@testable import FileEmission

@Suite struct InterruptionTests {
    /// A tree that a run has much to do in: files to create, replace and remove, scaffolds, and files of the user's.
    private func prepare(_ tree: TemporaryTree) throws {
        try tree.generate(samplePackage("let old = 1\n"))
        try tree.remove("Sources/Recipes/Generated/RecipeDetails/State.swift")
        try tree.remove("Tests/RecipesTests")
        try tree.write("Sources/Old/Generated/Scene/A.swift", headerLine)
        try tree.write("Sources/Old/Generated/Scene/B.swift", headerLine)
        try tree.write("Sources/Old/OldPresenter.swift", "// mine\n")
        try tree.write("Sources/Recipes/Generated/Mine.swift", "// mine\n")
        try tree.write("Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift", "// edited\n")
    }

    private var wanted: [PlannedFile] {
        samplePackage("let new = 2\n") + [generated("Sources/New/Generated/N.swift"), scaffold("Sources/New/N.swift")]
    }

    private func files(_ snapshot: [String: String]) -> [String: String] { snapshot.filter { $0.value != "folder" } }

    private func bytesWritten() throws -> Int {
        let tree = try TemporaryTree()
        try prepare(tree)
        let disk = FaultyDisk(.full(after: .max))
        try tree.generate(wanted, on: disk)
        return disk.bytes
    }

    private func undisturbed() throws -> [String: String] {
        let tree = try TemporaryTree()
        try prepare(tree)
        try tree.generate(wanted)
        return files(try tree.snapshot())
    }

    @Test func deadAtAnyStepTheNextRunMendsIt() throws {
        let expected = try undisturbed()
        let counting = FaultyDisk(.death(at: .max))
        let whole = try TemporaryTree()
        try prepare(whole)
        #expect(try whole.generate(wanted, on: counting).diagnostics.isEmpty)
        #expect(counting.count > 40)
        for instant in 0..<counting.count {
            let tree = try TemporaryTree()
            try prepare(tree)
            try tree.generate(wanted, jobs: 1 + instant % 2, on: FaultyDisk(.death(at: instant)))
            try checkNothingIsTorn(tree)
            #expect(try tree.generate(wanted).diagnostics.isEmpty, "after a death at step \(instant)")
            #expect(files(try tree.snapshot()) == expected, "after a death at step \(instant)")
        }
    }

    private func checkNothingIsTorn(_ tree: TemporaryTree) throws {
        #expect(try tree.read("Sources/Old/OldPresenter.swift") == "// mine\n")
        #expect(try tree.read("Sources/Recipes/Generated/Mine.swift") == "// mine\n")
        #expect(
            try tree.read("Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift") == "// edited\n"
        )
        for path in ["Sources/New/N.swift", "Tests/RecipesTests/RecipeDetailsTests.swift"] where tree.exists(path) {
            #expect(try tree.read(path) == "// yours\n")
        }
        // What is replaced is whole before and after.
        let manifests = ["let old = 1\n", "let new = 2\n"].map {
            String(decoding: manifest($0).contents, as: UTF8.self)
        }
        #expect(manifests.contains(try tree.read("Package.swift")))
    }

    @Test(arguments: 0..<20) func aFullDiskLeavesNothingTornAndTheNextRunMendsIt(twentieths: Int) throws {
        let tree = try TemporaryTree()
        try prepare(tree)
        let capacity = try bytesWritten() * twentieths / 20
        let (_, diagnostics) = try tree.generate(wanted, jobs: 1, on: FaultyDisk(.full(after: capacity)))
        #expect(diagnostics.count == 1)
        #expect(diagnostics.allSatisfy { $0.id == "cannot-write" && $0.message.contains("No space left on device") })
        try checkNothingIsTorn(tree)
        #expect(!(try tree.snapshot()).keys.contains { $0.contains("vipergen-partial") })
        #expect(try tree.generate(wanted).diagnostics.isEmpty)
        let expected = try undisturbed()
        #expect(files(try tree.snapshot()) == expected)
    }

    @Test(
        arguments: [
            ("createFolder", "New", "write"), ("createFile", "State.swift", "write"), ("write", "State.swift", "write"),
            ("close", "State.swift", "write"), ("rename", "Contracts.swift", "write"),
            ("renameExclusively", "N.swift", "write"),
            ("removeFile", "A.swift", "remove"), ("openFile", "Contracts.swift", "read"),
            ("openFolder", "Recipes", "read"),
        ]
    )
    func aRefusalIsReportedWithItsPathAndTheNextRunMendsIt(act: String, name: String, verb: String) throws {
        let tree = try TemporaryTree()
        try prepare(tree)
        let disk = FaultyDisk(.refusal(act: act, name: name, errno: EACCES))
        let (_, diagnostics) = try tree.generate(wanted, on: disk)
        #expect(diagnostics.map(\.id) == [verb == "read" ? "cannot-read" : "cannot-write"])
        #expect(diagnostics.allSatisfy { $0.isInputOutputFailure })
        let message = try #require(diagnostics.first?.message)
        #expect(
            message.hasPrefix("cannot \(verb) ") && message.contains(tree.path) && message.contains(name)
                && message.contains("Permission denied")
        )
        try checkNothingIsTorn(tree)
        #expect(try tree.generate(wanted).diagnostics.isEmpty)
        let expected = try undisturbed()
        #expect(files(try tree.snapshot()) == expected)
    }

    @Test func aScaffoldThatAppearsDuringTheRunIsNotReplaced() throws {
        let tree = try TemporaryTree()
        let target = try TargetDirectory.locked(tree.path) {}
        let (plan, _) = Plan.make(files: samplePackage(), in: target, header: header)
        try tree.write("Tests/RecipesTests/RecipeDetailsTests.swift", "// first\n")
        try tree.write("Tests/RecipesTests/Generated/Mocks.swift", "// first\n")
        let (report, diagnostics) = Emitter().carryOut(plan, in: target)
        #expect(report.kept == 1)
        #expect(diagnostics.map(\.id) == ["cannot-write"])
        #expect(try tree.read("Tests/RecipesTests/RecipeDetailsTests.swift") == "// first\n")
        #expect(try tree.read("Tests/RecipesTests/Generated/Mocks.swift") == "// first\n")
    }
}
