import Foundation
import Testing
import TestSupport

/// The sample with other names for a scene of each style, a module and a service: no old name is left but those that are listed,
/// it compiles, tests included, and back again it is the same to the byte.
///
/// Long: `RENAME_SAMPLE=1 swift test --filter RenamedSampleTests`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RENAME_SAMPLE"] != nil, "RENAME_SAMPLE isn't set"))
struct RenamedSampleTests {
    private static let renamings = [
        ("scene", "KaimonoCart", "Basket", "kaimonoCart"), ("scene", "RecipeDetails", "DishPage", "recipeDetails"),
        ("scene", "KaimonoProductGallery", "GoodsGallery", "kaimonoProductGallery"),
        ("service", "productRepository", "goodsSource", "productRepository"),
        ("module", "Kaimono", "Shopping", "kaimono"),
    ]

    @Test func compilesAndGoesBack() async throws {
        let sample = try SampleCopy()
        // The copy has no hidden files: generating makes them.
        try #require(try await sample.vipergen("generate").succeeded)
        let before = try FileTree.read(sample.editor.folder)
        for (kind, old, new, member) in Self.renamings {
            let run = try await sample.vipergen("rename", kind, old, new, "--yes")
            try #require(run.succeeded, "\(run.errors)")
            try expectNoOtherOccurrences(of: [old, member], in: sample, listed: run.errors, kind)
        }
        try await expectToCompile(sample)
        for (kind, old, new, _) in Self.renamings.reversed() {
            let run = try await sample.vipergen("rename", kind, new, old, "--yes")
            try #require(run.succeeded, "\(run.errors)")
        }
        let after = try FileTree.read(sample.editor.folder)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        #expect(changed == [])
    }

    /// Words that begin with a name, in files that nobody generates. Names of scenes may begin with that of their module.
    private func expectNoOtherOccurrences(
        of names: [String],
        in sample: SampleCopy,
        listed: String,
        _ kind: String
    ) throws {
        for (path, data) in try FileTree.read(sample.package)
        where path.hasSuffix(".swift") && !path.contains("/Generated/") {
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                let isThere = words.contains { word in
                    kind == "scene" ? names.contains { word.hasPrefix($0) } : names.contains(String(word))
                }
                guard isThere, !path.hasPrefix("Package") else { continue }
                #expect(
                    listed.contains("/\(path):\(number + 1):") || kind == "module" && line.contains("\""),
                    "\(path):\(number + 1): \(line)"
                )
            }
        }
    }

    private func expectToCompile(_ sample: SampleCopy) async throws {
        let standIns = AppleStandIns.areNeeded ? try await AppleStandIns.iOS(17) : nil
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(specs: sample.specs, folder: sample.package)
        for module in package.modules {
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}
