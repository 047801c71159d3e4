import Foundation
import TestSupport
import Testing

/// A display state that doesn't fit is told by the compiler, with the place in the spec that it comes from.
@Suite struct PreviewCodeTests {
    @Test func aValueOfAnotherTypeIsRefusedWithItsPlaceInTheSpec() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("SwiftUI")
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let specs = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        try specs.replace("'[\"tea\", \"rice\"]'", with: "'[\"tea\"].count'", in: "Shelves/ShelfList.yml")
        let line = try specs.lineNumber(of: "].count", in: "Shelves/ShelfList.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")

        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        _ = try await compiler.compileRuntime()
        let package = try EmittedPackage(
            specs: specs.folder,
            folder: folder.url.appendingPathComponent("package")
        )
        for module in try package.modules(upTo: "Shelves") {
            let run = try await compiler.compile(module)
            guard module.name == "Shelves" else { continue }
            #expect(!run.succeeded)
            #expect(run.everything.contains("// Shelves/ShelfList.yml:\(line)"), "\(run.everything)")
            #expect(run.everything.contains("cannot convert value of type 'Int' to expected argument type '[String]'"))
        }
    }
}
