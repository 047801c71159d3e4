import SwiftReading
import Testing

@testable import MockGeneration

/// A protocol that a spec describes has the mock that it would have if a source declared it.
@Suite struct DescribedProtocolTests {
    private static let source = """
        public import Foundation
        #if canImport(FoundationNetworking)
            public import FoundationNetworking
        #else
            public import Foundation
        #endif

        public nonisolated protocol FetchUseCase: Sendable {
            func fetch(id: Recipe.ID, onChange: @escaping @MainActor ([Recipe]) -> Void) async throws -> Recipe?
            func rank(_ names: [String: (any Ranking)?], by: (first: Int, Page<Recipe>.Order)) -> Result<Void, any Error>
            func pay(amount: Int, handler: @escaping Handler) throws(PaymentError) -> Double
            func stop() -> Void
        }
        """

    @Test(arguments: MockNaming.allCases)
    func isMockedLikeOneThatASourceDeclares(naming: MockNaming) throws {
        let options = MockOptions(
            naming: naming,
            selection: MockSelection(allPublic: true),
            imports: ["public import Core"]
        )
        let read = MockGenerator(options: options).generate([
            MockSource(path: "Fetch.swift", bytes: Array(Self.source.utf8))
        ])
        try #require(read.diagnostics == [])
        let networking = "#if canImport(FoundationNetworking)"
        let described = MockGenerator(options: options).contents(
            for: try useCase(),
            from: "Fetch.swift",
            imports: [
                MockImport("public import Foundation"),
                MockImport("public import FoundationNetworking", under: [networking]),
                MockImport("public import Foundation", under: [networking, "#else"]),
            ]
        )
        #expect(described.text == read.files.first?.text)
        #expect(described.className == read.files.first?.className)
    }

    /// What a contract's mock returns until a test says otherwise, and what it has besides its methods.
    @Test func answersAndAdditionsAreTakenOver() throws {
        var count = DescribedProtocol.Method(name: "count", parameters: [], returns: try type("Double"))
        count.answer = .value("0")
        var recipe = DescribedProtocol.Method(name: "recipe", parameters: [], returns: try type("Recipe"))
        recipe.answer = .sample(".tart")
        var theme = DescribedProtocol.Method(name: "theme", parameters: [], returns: try type("Theme"))
        theme.answer = .missing(line: "Theme: <value>")
        var contract = DescribedProtocol(name: "CartContract", methods: [count, recipe, theme])
        contract.additions = ["let parts: Parts", "", "init(parts: Parts) {", "    self.parts = parts", "}"]
        contract.hasInitializer = true
        let code = MockGenerator(options: MockOptions()).code(for: contract)
        for line in [
            "@MainActor final class MockCartContract: CartContract {\n    var countCallsCount = 0, countReturnValue: Double = 0, ",
            "countClosure: (@MainActor () -> Double)?; var countCalled: Bool { wasCalled(countCallsCount) }\n",
            "recipeReturnValue: Recipe? = .tart, ",
            "Or add 'Theme: <value>' to 'samples' in project.yml.\")\n",
            "    }\n\n    let parts: Parts\n\n    init(parts: Parts) {\n        self.parts = parts\n    }\n}\n",
        ] { #expect(code.contains(line), "\(line)\n\(code)") }
        #expect(!code.contains("init()"))
    }

    @Test func testsCanAskForNames() throws {
        let id = DescribedProtocol.Parameter(name: "id", type: try type("Int"))
        let method = DescribedProtocol.Method(name: "fetch", parameters: [id])
        let short = MockNaming.short.memberNames(of: method)
        #expect(
            [short.count, short.isCalled, short.lastArguments] == ["fetchCallsCount", "fetchCalled", "fetchReceivedId"]
        )
        let sourcery = MockNaming.sourcery.memberNames(of: method)
        #expect([sourcery.result, sourcery.error] == ["fetchIdReturnValue", "fetchIdThrowableError"])
        let mockolo = MockNaming.mockolo.memberNames(of: method)
        #expect([mockolo.isCalled, mockolo.lastArguments] == ["fetchCallCount > 0", "fetchArgValues.last"])
        #expect([mockolo.handler, mockolo.result, mockolo.error] == ["fetchHandler", nil, nil])
    }

    private func useCase() throws -> DescribedProtocol {
        var fetch = try method(
            "fetch",
            ["id": "Recipe.ID", "onChange": "@escaping @MainActor ([Recipe]) -> Void"],
            "Recipe?"
        )
        fetch.isAsync = true
        fetch.canThrow = true
        var rank = try method(
            "rank",
            ["names": "[String: (any Ranking)?]", "by": "(first: Int, Page<Recipe>.Order)"],
            "Result<Void, any Error>"
        )
        rank.parameters[0].isLabelled = false
        var pay = try method("pay", ["amount": "Int", "handler": "@escaping Handler"], "Double")
        pay.canThrow = true
        pay.thrown = try type("PaymentError")
        var useCase = DescribedProtocol(
            name: "FetchUseCase",
            methods: [fetch, rank, pay, try method("stop", [:], "Void")]
        )
        useCase.access = "public"
        useCase.isOnMainActor = false
        return useCase
    }

    private func method(_ name: String, _ parameters: KeyValuePairs<String, String>, _ returns: String) throws
        -> DescribedProtocol.Method
    {
        DescribedProtocol.Method(
            name: name,
            parameters: try parameters.map { DescribedProtocol.Parameter(name: $0.key, type: try type($0.value)) },
            returns: try type(returns)
        )
    }

    private func type(_ text: String) throws -> SwiftType { try SwiftType.read(text).get() }
}
