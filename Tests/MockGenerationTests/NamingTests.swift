import MockGeneration
import SwiftReading
import Testing

/// What overloads are called in each naming.
@Suite struct NamingTests {
    private static let overloads = """
        /// @mockable
        protocol P {
            func display()
            func display(x: Int)
            func display(y: Int)
            func display(y: String)
            func load(_ id: Int) -> Int
            func load(_ id: Int) async -> Int
            #if DEBUG
                func log(_ text: String)
            #else
                func log(_ number: Int)
            #endif
        }
        """

    @Test(
        arguments: [
            (
                MockNaming.short,
                ["display", "displayX", "displayYInt", "displayYString", "load", "loadAsync", "log", "log"],
                "CallsCount"
            ),
            (
                .sourcery,
                ["display", "displayX", "displayYInt", "displayYString", "load", "loadAsync", "log", "log"],
                "CallsCount"
            ),
            (
                .mockolo,
                ["display", "displayX", "displayY", "displayYString", "load", "loadId", "log", "log"],
                "CallCount"
            ),
        ]
    )
    func overloadsAreToldApart(naming: MockNaming, bases: [String], ending: String) throws {
        let mocks = MockGenerator(options: MockOptions(naming: naming)).generate([MockSource("P.swift", Self.overloads)]
        )
        let text = try #require(mocks.files.first?.text)
        let names = text.split(separator: "\n").filter { $0.contains("\(ending) = 0") }.map { line in
            String(line.split(separator: " ").first { $0.hasSuffix(ending) }?.dropLast(ending.count) ?? "")
        }
        #expect(names == bases)
    }
}
