#if canImport(XCTest) && !canImport(Darwin)
    import MockGeneration
    import TestSupport
    import Testing

    /// Unstubbed calls, as tests of XCTest are told of them.
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

        /// `relaxed: false`, as the mark above a protocol has it: a sample is returned, and the test still hears of it.
        @Test func aStrictMockReportsEvenWhatASampleAnswers() async throws {
            let run = try await run(isStrict: true)
            #expect(run.status == 1)
            #expect(run.everything.contains("KettleTests.testSample : failed"), "\(run.everything)")
            #expect(run.everything.contains("pour()") && run.everything.contains("Executed 3 tests, with 2 failures"))
        }

        private func run(isStrict: Bool) async throws -> ToolRun {
            var options = MockOptions(imports: ["Core"])
            options.samples = MockSamples { type, _ in
                type == "Water" ? .value(".sample", modules: []) : .unavailable
            }
            let kettle = isStrict ? Self.kettle.replacing("@mockable", with: "@mockable(relaxed: false)") : Self.kettle
            let source = MockSource(path: "Kettle.swift", bytes: Array(kettle.utf8))
            let mocks = MockGenerator(options: options).generate([source])
            var program = try await XCTestProgram()
            try program.folder.write(kettle, to: "Kettle.swift")
            try program.folder.write(mocks.files.map(\.text).joined(), to: "Mocks.swift")
            try program.folder.write(Self.tests, to: "main.swift")
            try await program.compile("Core", ["Kettle.swift"])
            return try await program.run(["Mocks.swift", "main.swift"])
        }
    }
#endif
