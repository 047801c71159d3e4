import Foundation
import Testing
import TestSupport

/// What the compiler has made before is taken for what it would make now, and for nothing else.
@Suite struct KeptCompilationTests {
    /// A folder with a module `Lids` and what uses it. No other run of these tests has compiled that source.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("public func lid() {} // \(UUID())\n", to: "Lids.swift")
        try folder.write("import Lids\nfunc close() { lid() }\n", to: "Jars.swift")
        return folder
    }

    private func compile(_ module: String, in folder: TemporaryFolder) async throws -> ToolRun {
        let output = ["-emit-module", "-emit-module-path", "\(module).swiftmodule", "-module-name", module]
        return try await Tool.run(
            "swiftc",
            output + ["-wmo", "-parse-as-library", "-I", ".", "\(module).swift"],
            in: folder.url
        )
    }

    private func isKept(_ module: String, in folder: TemporaryFolder) -> Bool {
        let path = folder.url.appendingPathComponent("\(module).swiftmodule").path
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    @Test func theSameSourcesAreCompiledOnce() async throws {
        let (first, second) = (try folder(), try TemporaryFolder())
        for file in ["Lids.swift", "Jars.swift"] { try second.write(try first.read(file), to: file) }
        for module in ["Lids", "Jars"] {
            #expect(try await compile(module, in: first).succeeded)
            #expect(try await compile(module, in: second).succeeded)
            #expect(isKept(module, in: second))
        }
        // The module of another comment is the same, and so is what imports it.
        #expect(!isKept("Lids", in: first))
    }

    @Test func anotherModuleToImportIsAnotherCompilation() async throws {
        let folder = try folder()
        for module in ["Lids", "Jars"] { #expect(try await compile(module, in: folder).succeeded) }
        try folder.write("public func cork() {}\n", to: "Lids.swift")
        #expect(try await compile("Lids", in: folder).succeeded)
        let run = try await compile("Jars", in: folder)
        #expect(run.errors.contains("cannot find 'lid' in scope"), "\(run.everything)")
    }

    @Test func whatFailsOrWarnsSaysSoEachTime() async throws {
        let folder = try folder()
        #expect(try await compile("Lids", in: folder).succeeded)
        for (body, message) in [("cork()", "cannot find 'cork' in scope"), ("let a = lid()", "was never used")] {
            try folder.write("import Lids\nfunc close() { \(body) }\n", to: "Jars.swift")
            for _ in 1...2 {
                let run = try await compile("Jars", in: folder)
                #expect(run.errors.contains(message), "\(run.everything)")
            }
        }
    }
}
