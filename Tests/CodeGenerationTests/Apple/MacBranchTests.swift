import Foundation
import Testing
import TestSupport

/// On a Mac there is SwiftUI, and no UIKit: what packages compile there, with the headless screens, type-checks.
///
/// App targets aren't in it: the packages' manifests, and so `swift build`, don't know them.
@Suite(.enabled(if: AppleStandIns.areNeeded)) struct MacBranchTests {
    @Test func runtimeTypeChecks() async throws {
        _ = try await compiler()
    }

    @Test(.onlyInTestAll) func sampleTypeChecks() async throws {
        let sample = try EmittedPackage(specs: Repository.specs, folder: Repository.kitchen)
        try await expectToTypeCheck(sample, named: "sample", with: compiler())
    }

    /// Those with most of SwiftUI, with children and with pictures among them; all where `ALL_MODES` is set.
    private static let goldens = ["Components", "Images", "MVVM", "SwiftUI", "UIModule", "Variations"]

    @Test func goldensWithSwiftUITypeCheck() async throws {
        let compiler = try await compiler()
        let all = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path).sorted()
        let asksForAll = ProcessInfo.processInfo.environment["ALL_MODES"] != nil
        for golden in asksForAll ? all : TestExtent.sample(["SwiftUI", "Variations"], of: Self.goldens) {
            let folder = Repository.goldens.appendingPathComponent(golden)
            let package = folder.appendingPathComponent("package")
            guard FileManager.default.fileExists(atPath: package.path) else { continue }
            let emitted = try EmittedPackage(specs: folder.appendingPathComponent("specs"), folder: package)
            guard !emitted.isResolverOnly else { continue }
            try await expectToTypeCheck(emitted, named: golden, with: compiler.sibling())
        }
        let checked = Set(Self.goldens + ["sample"])
        #expect(checked.isSuperset(of: KnownMacErrors.files.keys), "a package that isn't checked")
    }

    /// With the runtime compiled.
    private func compiler() async throws -> SwiftPackageCompiler {
        let standIns = try await AppleStandIns.macOS14()
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        return compiler
    }

    /// Errors are in the files where they are known to be, and in all of those.
    private func expectToTypeCheck(
        _ package: EmittedPackage,
        named name: String,
        with compiler: SwiftPackageCompiler
    ) async throws {
        var files: Set<String> = []
        var messages = ""
        for module in package.modules where !module.isTest {
            let run = try await compiler.compile(module)
            guard !run.succeeded else { continue }
            let wrong = MacErrors(in: run.everything, of: package.folder)
            #expect(!wrong.files.isEmpty, "\(module.name) of \(name):\n\(run.everything)")
            files.formUnion(wrong.files)
            messages += run.everything
            // What depends on the module is checked against what is left of it.
            let rest = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
            _ = try await compiler.compile(module, extraFlags: rest)
        }
        let known = KnownMacErrors.files[name] ?? []
        for file in files.subtracting(known).sorted() { Issue.record("\(name): \(file) fails on a Mac:\n\(messages)") }
        for file in known.subtracting(files).sorted() {
            Issue.record("\(name): \(file) compiles on a Mac: remove it from KnownMacErrors")
        }
    }

    @Test func filesAreThoseOfTheErrorsThemselves() {
        let output = """
            /package/Sources/A/B.swift:3:5: error: cannot find 'C' in scope
              |     `- error: cannot find 'C' in scope
            /package/Sources/A/D.swift:1:1: note: declared here
            /elsewhere/E.swift:1:1: error: wrong
            """
        let folder = URL(fileURLWithPath: "/package")
        #expect(MacErrors(in: output, of: folder).files == ["Sources/A/B.swift", "/elsewhere/E.swift"])
    }
}

/// The files that a compiler's output has errors in, by their paths in a package.
private struct MacErrors {
    var files: Set<String> = []

    init(in output: String, of package: URL) {
        let root = package.standardizedFileURL.path + "/"
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: #/^(/[^:]+):[0-9]+:[0-9]+: error: /#) else { continue }
            let path = match.output.1
            files.insert(String(path.hasPrefix(root) ? path.dropFirst(root.count) : path))
        }
    }
}
