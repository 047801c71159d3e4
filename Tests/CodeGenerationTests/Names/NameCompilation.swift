import Foundation
import TestSupport

/// Generates and type-checks what names give.
struct NameCompilation {
    let position: NamePosition
    let compiler: SwiftPackageCompiler
    let hasPlainTests: Bool
    private let compiled = CompiledModules()

    init(position: NamePosition, compiler: SwiftPackageCompiler, hasPlainTests: Bool) {
        self.position = position
        self.compiler = compiler
        self.hasPlainTests = hasPlainTests
    }

    /// The errors of generating, or of the first module that doesn't compile; `nil` when there are none.
    func fault(of groups: [[String]]) async throws -> NameFault? {
        if groups.allSatisfy(\.isEmpty) { return nil }
        let folder = try TemporaryFolder()
        let project = NameProject(position, groups)
        let run = try await project.generate(in: folder)
        guard run.succeeded else { return NameFault(output: run.errors) }
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        if position.hasQuickManifest {
            let run = try await compiler.compileManifest(of: package.folder)
            guard run.succeeded else { return NameFault(output: run.everything) }
        }
        for module in package.modules {
            if module.isTest, hasPlainTests { try PlainTests.write(in: module.folder) }
            if try await compiled.have(module, flags: project.flags) { continue }
            let run = try await compiler.compile(module, extraFlags: project.flags)
            if !run.succeeded { return NameFault(output: run.everything) }
            try await compiled.add(module, flags: project.flags)
        }
        return nil
    }
}
