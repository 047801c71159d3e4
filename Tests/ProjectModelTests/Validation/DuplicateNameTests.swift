import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Names that are given twice")
struct DuplicateNameTests {
    @Test func scenes() {
        let found = expectProblems(["A/Cart.yml": "", "B/Cart.yml": "①"], ("duplicate-name", "①"))
        #expect(found.messages.contains("'A' and 'B'"))
    }

    @Test func scenesThatDifferInCase() {
        expectProblems(["A/Cart.yml": "", "B/CART.yml": "①"], ("name-clash", "①"))
    }

    @Test func useCases() {
        let useCases = "useCases: { MARKFetch: { methods: { run: } } }"
        expectProblems(
            [
                "A/module.yml": useCases.replacing("MARK", with: ""),
                "B/module.yml": useCases.replacing("MARK", with: "①"),
            ],
            ("duplicate-name", "①")
        )
    }

    @Test func services() {
        expectProblems(
            ["project.yml": "project: D\nruntime: .\nservices: { apiClient: A, ①apiCLIENT: B }"],
            ("name-clash", "①")
        )
    }

    /// Names that are one on a Mac; some of them are equal strings, too.
    @Test(arguments: [
        ("Cafe\u{301}", "Café", ["invalid-name", "name-clash"]),
        ("Strasse", "Straße", ["name-clash"]), ("Gas", "Ga\u{17F}", ["name-clash"]),
        ("CART", "Cart", ["name-clash"]),
    ])
    func namesThatDisksFold(first: String, second: String, ids: [String]) {
        for paths in [["\(first)/A.yml", "\(second)/B.yml"], ["M/\(first).yml", "M/\(second).yml"]] {
            let files = paths.map { SpecFile(path: "specs/\($0)", relativePath: $0, bytes: Array("{}".utf8)) }
            let found = check(files + MarkedSpecs([:]).files, TargetPackageFacts()).diagnostics
            #expect(Set(found.map(\.id)) == Set(ids), "\(TextReporter().report(found))")
            let clashes = found.filter { $0.id == "name-clash" }
            #expect(clashes.count == 1)
            let places = clashes.flatMap { [$0.location?.path] + $0.notes.map(\.location?.path) }
            #expect(
                Set(places.compactMap { $0.map { Array($0.utf8) } }) == Set(files.map { Array($0.path.utf8) }),
                "\(TextReporter().report(found))"
            )
        }
    }

    @Test func keys() {
        expectProblems(["A/S.yml": "state:\n  a: Int\n  ①a: Int"], ("duplicate-name", "①"))
    }
}
