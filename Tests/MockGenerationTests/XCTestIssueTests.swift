#if canImport(XCTest) && !canImport(Darwin)
    import Foundation
    import MockGeneration
    import TestSupport
    import Testing

    /// XCTest has no way to expect an issue here: a program of its own has the tests, and its report and exit code are read.
    @Suite struct XCTestIssueTests {
        private static let kettle = """
            public struct Water { public static var sample: Water { Water() } }
            /// @mockable
            public protocol Kettle {
                func boil(_ litres: Int) -> Double
                func pour() -> Water
            }

            """

        private static let tests = """
            import XCTest

            final class KettleTests: XCTestCase {
                func testStubbed() {
                    let kettle = MockKettle()
                    kettle.boilReturnValue = 1.5
                    XCTAssertEqual(kettle.boil(2), 1.5)
                }

                func testPlainValue() { XCTAssertEqual(MockKettle().boil(2), 0) }

                func testSample() {
                    let kettle = MockKettle()
                    _ = kettle.pour()
                    XCTAssertEqual(kettle.pourCallsCount, 1)
                }
            }

            XCTMain([
                testCase([
                    ("testStubbed", KettleTests.testStubbed), ("testPlainValue", KettleTests.testPlainValue),
                    ("testSample", KettleTests.testSample),
                ])
            ])

            """

        @Test func unstubbedCallsAreIssuesOfTheRunningTest() async throws {
            let run = try await run(isStrict: false)
            #expect(run.status == 1)
            #expect(run.everything.contains("KettleTests.testPlainValue : failed"), "\(run.everything)")
            #expect(run.everything.contains("boil(_:)") && run.everything.contains("Executed 3 tests, with 1 failure"))
        }

        /// `relaxed: false`, as a module's spec has it: a sample is returned, and the test still hears of it.
        @Test func aStrictMockReportsEvenWhatASampleAnswers() async throws {
            let run = try await run(isStrict: true)
            #expect(run.status == 1)
            #expect(run.everything.contains("KettleTests.testSample : failed"), "\(run.everything)")
            #expect(run.everything.contains("pour()") && run.everything.contains("Executed 3 tests, with 2 failures"))
        }

        private func run(isStrict: Bool) async throws -> ToolRun {
            let folder = try TemporaryFolder()
            var options = MockOptions(imports: ["Core"])
            options.isStrict = isStrict
            options.samples = MockSamples { type, _ in
                type == "Water" ? .value(".sample", modules: []) : .unavailable
            }
            let source = MockSource(path: "Kettle.swift", bytes: Array(Self.kettle.utf8))
            let mocks = MockGenerator(options: options).generate([source])
            try folder.write(Self.kettle, to: "Kettle.swift")
            try folder.write(mocks.files.map(\.text).joined(), to: "Mocks.swift")
            try folder.write(Self.tests, to: "main.swift")
            let modules = MockRuntime.modules + [("Core", ["Kettle.swift"])]
            for (name, sources) in modules {
                let output = ["-c", "-o", name + ".o", "-emit-module", "-emit-module-path", name + ".swiftmodule"]
                let flags = ["-wmo", "-parse-as-library", "-I", ".", "-module-name", name]
                let run = try await Tool.run("swiftc", flags + output + sources, in: folder.url)
                try #require(run.succeeded, "\(run.everything)")
            }
            let files = ["Mocks.swift", "main.swift"] + modules.map { $0.0 + ".o" }
            let linking = ["-swift-version", "5", "-I", ".", "-o", "tests"]
            let run = try await Tool.run("swiftc", linking + files, in: folder.url)
            try #require(run.succeeded, "\(run.everything)")
            return try await Tool.run(folder.url.appendingPathComponent("tests").path, [], in: folder.url)
        }
    }
#endif
