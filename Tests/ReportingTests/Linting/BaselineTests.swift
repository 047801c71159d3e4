import Testing

@testable import Reporting

@Suite struct BaselineTests {
    private func entries(_ baseline: Baseline) -> [String] {
        baseline.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    @Test func isSortedAndComesBack() throws {
        let baseline = Baseline(of: .lint, ["b: x", "a: y", "b: x", "a\nb: z"])
        #expect(entries(baseline) == ["a b: z", "a: y", "b: x", "b: x"])
        #expect(try Baseline(of: .lint, text: Array(baseline.text.utf8)) == baseline)
    }

    @Test func readsWhatEditorsAndGitMakeOfIt() throws {
        let text = "\u{FEFF}# vipergen baseline 1: lint\r\n\r\n# kept until the sale is over\r\nb\r\na\r\n"
        #expect(entries(try Baseline(of: .lint, text: Array(text.utf8))) == ["a", "b"])
    }

    @Test(arguments: [
        ("", Baseline.Unreadable.otherFile), ("scene: Cart\n", .otherFile),
        ("# vipergen baseline 2: lint\n", .otherFile),
        ("# vipergen baseline 1: report\n", .otherCommand("report")),
        ("# vipergen baseline 1: lint\na\n<<<<<<< HEAD\nb\n", .mergeMarker(line: 3)),
    ]) func refusesWhatIsNone(_ text: String, _ problem: Baseline.Unreadable) {
        #expect(throws: problem) { try Baseline(of: .lint, text: Array(text.utf8)) }
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(throws: Baseline.Unreadable.notUTF8) { try Baseline(of: .lint, text: [0xFF]) }
    }

    @Test func tellsNewFromAcceptedAndGone() {
        let baseline = Baseline(of: .lint, ["a", "b", "b", "c"])
        let comparison = baseline.compare(["a", "b", "d"]) { $0 }
        #expect(comparison.new.map(\.item) == ["d"])
        #expect(comparison.accepted == 2)
        #expect(comparison.gone == ["b", "c"])
    }

    @Test func oneTooManyMakesAllOfAKindNew() {
        let comparison = Baseline(of: .lint, ["a"]).compare(["a", "a"]) { $0 }
        #expect(comparison.new.map(\.item) == ["a", "a"])
        #expect(comparison.new.map(\.accepted) == [1, 1])
        #expect(comparison.accepted == 0)
        #expect(comparison.gone.isEmpty)
    }
}
