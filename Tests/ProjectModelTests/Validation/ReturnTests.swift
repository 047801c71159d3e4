import Basics
import SpecTestSupport
import SwiftReading
import Testing

@testable import ProjectModel

@Suite("What scenes hand back")
struct ReturnTests {
    private static let back = "\nroutes: { close: { present: close } }"

    private func files(_ scene: String, _ others: [String: String] = [:]) -> [String: String] {
        others.merging(["project.yml": "project: Demo\nruntime: .", "M/A.yml": scene]) { own, _ in own }
    }

    @Test(arguments: [
        ("returns: ①Int?", "write it as: returns: Int"), ("returns: ①Void", "remove it"),
        ("returns: ①Optional<Int>", "write it as: returns: Int"), ("returns: ①()", "remove it"),
        ("returns: ①\"(Int) -> Void\"", "write the type of what it would be called with"),
    ])
    func valuesAreThereOrNot(key: String, remedy: String) {
        let found = expectProblems(files(key + Self.back), ("invalid-value", "①"))
        #expect(found.notes.contains(remedy), "\(found.notes)")
    }

    @Test func somethingHandsItBack() {
        let found = expectProblems(files("returns: ①Int"), ("missing-key", "①"))
        #expect(found.notes.contains("routes: { close: { present: close } }"))
        expectProblems(files("returns: Int" + Self.back))
        expectProblems(files("returns: Int\nroutes: { back: { present: pop } }"))
        expectProblems(files("returns: Int\nstyle: handwritten"))
    }

    @Test func whatIsEmbeddedHandsNothingBack() {
        expectProblems(
            files("returns: ①Int\noutput: EmbeddedScene" + Self.back, ["M/B.yml": "children: { a: A }"]),
            ("output-mismatch", "①")
        )
    }

    @Test func oldScreensHandNothingBack() {
        let old = "style: legacy\nclass: Old\n①returns: Int"
        expectProblems(files("summary: It.", ["Demo/Old.yml": old + Self.back]), ("misplaced-key", "①"))
    }

    @Test func variantsHandTheSameBack() {
        let services = "project: Demo\nruntime: .\nservices: { flags: Flags }"
        func variant(_ other: String) -> [String: String] {
            [
                "project.yml": services, "M/B.yml": other + Self.back,
                "M/A.yml": "returns: Int\nvariants: { ①B: flags.isOn }" + Self.back,
            ]
        }
        expectProblems(variant("returns: Int"))
        expectProblems(variant("style: handwritten\nreturns: Int"))
        let other = expectProblems(variant("returns: String"), ("output-mismatch", "①"))
        #expect(other.messages.contains("'B' hands back 'String', 'A' 'Int'"))
        let nothing = expectProblems(variant("summary: It."), ("output-mismatch", "①"))
        #expect(nothing.messages.contains("'B' hands back nothing"))
    }

    @Test func routesAwaitIt() throws {
        let routes = "routes: { close: { present: close }, b: B, other: { to: B, present: replace } }"
        let model = try project(
            files("returns: Int\n\(routes)", ["M/B.yml": "returns: \"[String]\"" + Self.back])
        )
        let made = try #require(model.features.first?.scenes.first).routes
        #expect(made.map { $0.result?.text } == [nil, "[String]", nil])
        #expect(made.map { $0.parameters.map { "\($0.name): \($0.type.text)" } } == [["result: Int?"], [], []])
    }
}
