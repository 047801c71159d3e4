import CommandTestSupport
#if canImport(XCTest) && !canImport(Darwin)
    import TestSupport
    import Testing

    /// `reset` under `mocks` of a module's spec: tests of XCTest use the mocks that `generate` made.
    ///
    /// Nothing is stubbed. A size has a plain value, and no answer where nothing is said; a weight has a sample.
    @Suite struct ModuleMockChoicesTests {
        struct Choice: Sendable, CustomTestStringConvertible {
            var keys: String
            /// Whether the spec gives mocks a `reset()`.
            var resets: Bool
            /// The tests that hear of an unstubbed call.
            var failures: Set<String>

            var testDescription: String { keys }

            /// What a mark says wins, whatever the spec says.
            static let marked: Set = ["testLidSize", "testLidWeight"]
            static let all = [
                Choice(keys: "reset: false", resets: false, failures: marked.union(["testJarSize"])),
                Choice(keys: "reset: true", resets: true, failures: marked.union(["testJarSize"])),
            ]
        }

        @Test(arguments: TestExtent.sample(Array(Choice.all.suffix(1)), of: Choice.all))
        func reachMocksWithoutAMarkOfTheirOwn(choice: Choice) async throws {
            var program = try await XCTestProgram()
            try program.folder.write(Self.project, to: "specs/project.yml")
            try program.folder.write(
                "kind: core\nmocks: { protocols: public, \(choice.keys) }\n",
                to: "specs/PantryCore/module.yml"
            )
            try program.folder.write(Self.protocols, to: "Sources/PantryCore/Jar.swift")
            try program.folder.write(Self.tests(resets: choice.resets), to: "main.swift")
            let generate = try await Tool.vipergen("generate", in: program.folder.url)
            try #require(generate.succeeded, "\(generate.errors)")
            try await program.compile("PantryCore", ["Sources/PantryCore/Jar.swift"])
            try await program.compile(
                "PantryCoreTestSupport",
                ["Jar", "Lid", "Shelf"].map { "Sources/PantryCoreTestSupport/Generated/Mock\($0).swift" },
                flags: ["-swift-version", "6", "-warnings-as-errors"]
            )
            let run = try await program.run(["main.swift"])
            let failures = run.everything.matches(of: /'ChoiceTests\.(\w+)' failed/).map { String($0.output.1) }
            #expect(Set(failures) == choice.failures, "\(run.everything)")
            #expect(run.everything.contains("Executed 6 tests, with \(choice.failures.count) failures"))
        }

        private static let project = """
            project: Pantry
            runtime: ../..
            samples: { Weight: "Weight(grams: 5)" }

            """

        private static let protocols = """
            public import Foundation

            public struct Weight: Equatable {
                public var grams: Int
                public init(grams: Int) { self.grams = grams }
            }

            public protocol Jar {
                func size() -> CGSize
                func weight() -> Weight
            }

            /// @mockable(relaxed: false, reset: false)
            public protocol Lid {
                func size() -> CGSize
                func weight() -> Weight
            }

            /// @mockable(relaxed: true, reset: true)
            public protocol Shelf {
                func size() -> CGSize
                func weight() -> Weight
            }

            """

        /// A `reset()` where there is one already would not compile, and neither would a call where there is none.
        private static func tests(resets: Bool) -> String {
            let unmarked = "MockJar { func reset() { sizeCallsCount = 0; weightCallsCount = 0 } }"
            let mocks = ["Jar", "Lid", "Shelf"]
            let tests = mocks.flatMap { mock in
                [("Size", "CGSize.zero"), ("Weight", "Weight(grams: 5)")].map { member, value in
                    let call = member.lowercased()
                    return """
                            func test\(mock)\(member)() {
                                let mock = Mock\(mock)()
                                XCTAssertEqual(mock.\(call)(), \(value))
                                XCTAssertEqual(mock.\(call)CallsCount, 1)
                                mock.reset()
                                XCTAssertEqual(mock.\(call)CallsCount, 0)
                            }
                        """
                }
            }
            let names = mocks.flatMap { ["test\($0)Size", "test\($0)Weight"] }
            return """
                import Foundation
                import PantryCore
                import PantryCoreTestSupport
                import XCTest

                \(resets ? "" : "extension \(unmarked)")
                extension \(unmarked.replacing("Jar", with: "Lid"))

                final class ChoiceTests: XCTestCase {
                \(tests.joined(separator: "\n"))
                }

                XCTMain([testCase([\(names.map { "(\"\($0)\", ChoiceTests.\($0))" }.joined(separator: ", "))])])

                """
        }
    }
#endif
