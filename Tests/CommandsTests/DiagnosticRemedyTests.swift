import Basics
import Foundation
import Testing
import TestSupport

@testable import Pipeline
@testable import Commands

/// A remedy that can be followed to the letter is followed, and then the diagnostic is gone.
@Suite struct DiagnosticRemedyTests {
    private static let cases = DiagnosticCase.all(of: DiagnosticTable.all).filter { found in
        found.example.map { DiagnosticExampleRun.isInProcess($0) && $0.wrong.hasPrefix("# specs/") } ?? false
    }

    @Test func followedRemediesHelp() throws {
        var followed: Set<String> = []
        for found in Self.cases {
            let kind = found.kind
            let example = DiagnosticExampleRun(try #require(found.example).wrong)
            for problem in example.problems where problem.kind == kind {
                guard let remedy = Remedy(problem, in: example), let fixed = remedy.applied(to: example) else {
                    continue
                }
                followed.insert(found.name)
                let left = fixed.problems.filter { $0.kind == kind && $0.location == problem.location }
                #expect(left.isEmpty, "\(found.name): \(remedy)\n\(TextReporter().report(left))")
            }
        }
        #expect(followed.count >= 30, "\(followed.sorted())")
    }
}

/// A text to put in place of another, as a fix-it or a note says.
private struct Remedy {
    var place: Basics.SourceLocation
    var replaced: String
    var replacement: String

    init?(_ problem: Diagnostic, in example: DiagnosticExampleRun) {
        guard let place = problem.location, let line = example.line(place) else { return nil }
        self.place = place
        if let fixIt = problem.fixIt, fixIt.range.start.line == fixIt.range.end.line {
            self.place = fixIt.range.start
            let scalars = line.unicodeScalars.dropFirst(fixIt.range.start.column - 1)
            replaced = String(
                String.UnicodeScalarView(scalars.prefix(fixIt.range.end.column - fixIt.range.start.column))
            )
            replacement = fixIt.replacement
            return
        }
        guard let note = problem.notes.first?.message,
            let meant = note.firstMatch(of: /^(?:did you mean|write) '([^']+)'\??$/),
            let quoted = problem.message.matches(of: /'([^']+)'/).map({ String($0.1) }).first(where: { word in
                line.unicodeScalars.dropFirst(place.column - 1).starts(with: word.unicodeScalars)
            })
        else { return nil }
        replaced = quoted
        replacement = String(meant.1)
    }

    func applied(to example: DiagnosticExampleRun) -> DiagnosticExampleRun? {
        example.replacing(replaced, at: place, with: replacement)
    }
}
