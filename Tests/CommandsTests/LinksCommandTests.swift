import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen links`.
@Suite struct LinksCommandTests {
    private func links(_ arguments: String...) async throws -> ToolRun {
        try await Tool.vipergen(["links"] + arguments, in: Repository.root)
    }

    @Test func allLinksOfTheSampleAreListed() async throws {
        let run = try await links("--specs", "specs", "--output", "Examples/Kitchen")
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("/products/{productID}  tab 1: … > KaimonoProductDetail\n"))
        #expect(run.output.split(separator: "\n").count == 7)
    }

    @Test func thePageShowsWhereALinkLeads() async throws {
        let run = try await links("--specs", "specs", "--output", "Examples/Kitchen", "https://kitchen.example/shops/2")
        #expect(run.succeeded, "\(run.errors)")
        let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/links.md"), encoding: .utf8)
        #expect(page.contains("$ vipergen links https://kitchen.example/shops/2\n\(run.output)```"), "\(run.output)")
    }

    @Test(arguments: [
        ("https://kitchen.example/nowhere", "they begin with 'https://kitchen.example' or 'kitchen://'"),
        ("https://example.com/cart", "they begin with 'https://kitchen.example' or 'kitchen://'"),
    ])
    func whatLeadsNowhereIs1(url: String, note: String) async throws {
        let run = try await links("--specs", "specs", "--output", "Examples/Kitchen", url)
        #expect(run.status == 1)
        #expect(run.errors.contains(note), "\(run.errors)")
    }
}
