import Foundation
import MockGeneration
import SwiftReading
import TestSupport

/// All features as one program: a module `Core` with the protocols, and another with the mocks and what uses them.
struct FeatureProgram {
    private let folder: TemporaryFolder
    private let naming: MockNaming
    private var mocks: [String] = []
    private var uses: [String] = []

    init(
        _ features: [Feature],
        naming: MockNaming,
        with change: (inout MockOptions) -> Void = { _ in }
    ) throws {
        folder = try TemporaryFolder()
        self.naming = naming
        var calls: [String] = []
        for feature in features {
            for source in feature.sources {
                try folder.write(source.text, to: "core/\(feature.name)_\(source.name)")
            }
            let text = feature.generate(naming, with: change).files.map(\.text).joined()
            try folder.write(text, to: "mocks/\(feature.name)Mocks.swift")
            mocks.append("mocks/\(feature.name)Mocks.swift")
            guard let text = feature.uses(naming) else { continue }
            try folder.write(text, to: "uses/\(feature.name)Uses.swift")
            uses.append("uses/\(feature.name)Uses.swift")
            calls.append("try await use\(feature.name)()")
        }
        try folder.write((calls + ["print(\"done\")"]).joined(separator: "\n"), to: "uses/main.swift")
        uses.append("uses/main.swift")
    }

    /// What the mocks stand on, and the protocols.
    ///
    /// - Parameters:
    ///   - runtime: modules of ours, with their sources.
    ///   - flags: for the protocols' module.
    func compileLibraries(
        _ runtime: [(String, [String])] = MockRuntime.modules,
        flags: [String] = []
    ) async throws -> ToolRun {
        for (module, sources) in runtime {
            let run = try await library(module, sources)
            if !run.succeeded { return run }
        }
        let core = try FileTree.read(folder.url.appendingPathComponent("core")).keys.sorted().map { "core/" + $0 }
        return try await library("Core", core, flags)
    }

    private func library(_ name: String, _ sources: [String], _ flags: [String] = []) async throws -> ToolRun {
        try await compile(
            ["-parse-as-library", "-swift-version", "6", "-enable-testing", "-c", "-o", name + ".o"]
                + ["-emit-module", "-emit-module-path", name + ".swiftmodule", "-module-name", name] + flags + sources
        )
    }

    /// The mocks alone, warnings being errors.
    func check(_ mode: SwiftPackageCompiler.Mode) async throws -> ToolRun {
        try await compile(["-typecheck", "-module-name", "Mocks", "-warnings-as-errors"] + mode.flags + mocks)
    }

    func run() async throws -> ToolRun {
        let run = try await compile(
            ["-swift-version", "6", "-module-name", "Program", "-o", "program"] + mocks + uses
                + objects
        )
        if !run.succeeded { return run }
        return try await Tool.run(folder.url.appendingPathComponent("program").path, [], in: folder.url)
    }

    /// Those of the libraries that were compiled.
    private var objects: [String] {
        ["Core.o", "ViperIssues.o", "ViperTesting.o"].filter {
            FileManager.default.fileExists(atPath: folder.url.appendingPathComponent($0).path)
        }
    }

    private func compile(_ arguments: [String]) async throws -> ToolRun {
        try await Tool.run("swiftc", ["-wmo", "-package-name", "features", "-I", "."] + arguments, in: folder.url)
    }
}
