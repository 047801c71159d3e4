#if canImport(XCTest) && !canImport(Darwin)
    import Foundation
    import Testing

    /// Tests of mocks by XCTest, which has no way to expect an issue here: a program of its own has them, and its report and
    /// exit code are read.
    public struct XCTestProgram {
        /// Where the modules and the program are.
        public let folder: TemporaryFolder
        private var objects: [String] = []

        /// Compiles what mocks stand on.
        public init() async throws {
            folder = try TemporaryFolder()
            for (name, sources) in MockRuntime.modules { try await compile(name, sources) }
        }

        /// Compiles a module that the tests import; those that it imports itself come before it.
        public mutating func compile(_ module: String, _ sources: [String], flags: [String] = []) async throws {
            let output = ["-c", "-o", module + ".o", "-emit-module", "-emit-module-path", module + ".swiftmodule"]
            let flags = ["-wmo", "-parse-as-library", "-I", ".", "-module-name", module] + flags
            let run = try await Tool.run("swiftc", flags + output + sources, in: folder.url)
            try #require(run.succeeded, "\(run.everything)")
            objects.append(module + ".o")
        }

        /// Compiles the program and runs it.
        ///
        /// - Parameter sources: one of them is `main.swift`, which calls `XCTMain`.
        public func run(_ sources: [String]) async throws -> ToolRun {
            let arguments = ["-swift-version", "5", "-I", ".", "-o", "tests"]
            let run = try await Tool.run("swiftc", arguments + sources + objects, in: folder.url)
            try #require(run.succeeded, "\(run.everything)")
            return try await Tool.run(folder.url.appendingPathComponent("tests").path, [], in: folder.url)
        }
    }
#endif
