import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("States and previews")
struct StateTests {
    @Test func startValues() {
        let found = expectProblems(
            ["M/S.yml": "state: { theme: ①Theme, recipe: Recipe, count: Int, all: [Theme], other: Theme? }"],
            ("state-needs-default", "①")
        )
        #expect(found.notes.contains("theme: { type: Theme, default: … }"))
    }

    @Test func valuesOfTheDescriptor() {
        expectProblems(["M/S.yml": "parameters: { theme: Theme }\nstate: { theme: Theme }"])
        expectProblems(
            ["M/S.yml": "parameters: { theme: Theme }\nstate: { theme: ①Themes }"],
            ("state-needs-default", "①")
        )
    }

    @Test func observedNames() {
        let scene = "style: swiftui\nstate: { ①default: Int, name: String }"
        expectProblems(["M/S.yml": "binding: observation\n" + scene], ("unobservable-name", "①"))
        expectProblems(["M/S.yml": "binding: combine\n" + scene.replacing("①", with: "")])
    }

    @Test func previews() {
        let found = expectProblems(
            [
                "M/S.yml":
                    "state: { isLoading: Bool }\npreviews: { p: { ①isLoadng: true, failure: nil } }\ninteractor: { a: { throws: true } }"
            ],
            ("unknown-preview-field", "①")
        )
        #expect(found.notes == "did you mean 'isLoading'?")
    }

    @Test func previewsWithoutADescriptor() {
        let head = "parameters: { theme: Theme }\nstate: { theme: Theme }\n"
        expectProblems(
            ["M/S.yml": head + "previews: { ①dark: {}, light: { theme: .light } }"],
            ("preview-needs-value", "①")
        )
        expectProblems(
            ["M/S.yml": "parameters: { names: '[String]' }\nstate: { names: '[String]' }\npreviews: { ①none: {} }"],
            ("preview-needs-value", "①")
        )
    }

    @Test func conformances() {
        expectProblems(
            ["M/S.yml": "state: { done: '(() -> Void)?' }\nstateConformances: [①Equatable, ②Sendable]"],
            ("state-cannot-conform", "①"),
            ("state-cannot-conform", "②")
        )
        expectProblems(["M/S.yml": "stateConformances: [①Equatible]"], ("unknown-value", "①"))
        expectProblems(
            ["M/S.yml": "stateConformances: [Equatable, ①Codable]\ninteractor: { load: { throws: true } }"],
            ("state-cannot-conform", "①")
        )
        expectProblems(["M/S.yml": "state: { done: '(@Sendable () -> Void)?', id: Int }\nstateConformances: [Sendable]"]
        )
    }
}
