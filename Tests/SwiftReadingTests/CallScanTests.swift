import Testing

@testable import SwiftReading

/// Calls that pass all labels are told from the bytes; of everything else the parser decides.
@Suite struct CallScanTests {
    private func mayLack(_ labels: String..., in source: String) -> Bool {
        CallOutline.mayLack(labels, inCallsOf: "Jar", in: Array(source.utf8))
    }

    @Test(arguments: [
        "let jar = Jar(lid: Lid(a: 1), shelf: shelf)", "Jar(shelf: [a: b], c ? d : e, lid: { f(g: $0) })",
        "Jar (\n    lid: MockLid<A, B>(),\n    shelf: shelf,\n)", "let jar: Jar = .init(a: 1)",
        "JarLid(a: 1); MyJar(b: 2)",
        "struct Jar { }", "Jar { lid }", "",
    ])
    func callsWithAllLabelsNeedNoParser(source: String) {
        #expect(!mayLack("lid", "shelf", in: source))
    }

    @Test(arguments: [
        "Jar()", "Jar(lid: Lid(shelf: 1))", "Jar(lid: a, b ? shelf : c)", "Jar(lid: lid, shelf)",
        "Jar(lid: a, shelf: b); Jar(shelf: c)", "`Jar`(lid: a, shelf: b)", "Jar(`lid`: a, shelf: b)",
        "Jar(lid: a, shelf: b",
        "Jar(lid: #\"a\"#, shelf: b)",
    ])
    func otherCallsMayLackOne(source: String) {
        #expect(mayLack("lid", "shelf", in: source))
    }
}
