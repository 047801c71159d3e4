import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The project of three files that docs/getting-started.md ends with works as it says.
@Suite(.onlyInTestAll) struct HandwrittenProjectTests {
    @Test func threeFilesAreGeneratedAndCompile() async throws {
        let folder = try TemporaryFolder()
        let files = try specs()
        #expect(files.count == 3)
        for (path, text) in files { try folder.write(text, to: "Pantry/\(path)") }
        // Beside it, as its spec says.
        try folder.write("", to: "ViperGen/Package.swift")
        let pantry = folder.url.appendingPathComponent("Pantry")
        let run = try await Tool.vipergen("generate", in: pantry)
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("\nPantry: 2 scenes in 1 feature; "))

        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        _ = try await compiler.compileRuntime()
        let package = try EmittedPackage(specs: pantry.appendingPathComponent("specs"), folder: pantry)
        #expect(package.modules.contains { $0.name == "PantryHeadless" })
        for module in package.modules {
            let run = try await compiler.compile(module)
            #expect(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }

    /// Blocks after a line `<!-- file path -->`.
    private func specs() throws -> [(path: String, text: String)] {
        let page = Repository.root.appendingPathComponent("docs/getting-started.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        return text.components(separatedBy: "<!-- file ").dropFirst().compactMap { part in
            let pieces = part.components(separatedBy: "```")
            guard pieces.count > 1, let path = pieces[0].components(separatedBy: " -->").first else { return nil }
            return (path, pieces[1].components(separatedBy: "\n").dropFirst().joined(separator: "\n"))
        }
    }
}
