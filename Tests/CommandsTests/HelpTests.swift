import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The help fits a terminal of 80 columns, and its lines are broken where they have to be.
@Suite struct HelpTests {
    @Test(arguments: CommandTree.all.map(\.words))
    func isNotRagged(words: [String]) throws {
        let command = try #require(CommandTree.all.first { $0.words == words })
        let lines = command.help(columns: 80).components(separatedBy: "\n")
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(line.count <= 80, "\(line)")
            // Of prose, a line goes on as long as the next one's first word fits.
            guard let first = next.split(separator: " ").first, line.first?.isLetter == true,
                next.first?.isLetter == true
            else { continue }
            #expect(line.count + 1 + first.count >= 80, "\(line)")
        }
    }

    /// What a command doesn't share with others comes before what it does.
    @Test(arguments: CommandTree.all.map(\.words))
    func ownOptionsComeFirst(words: [String]) throws {
        let command = try #require(CommandTree.all.first { $0.words == words })
        let shared = ["--specs", "--output", "--format", "--quiet", "--version", "--help"]
        let options = command.help(columns: 80).matches(of: /\n  (?:-[a-z], )?(--[a-z-]+)/).map { String($0.1) }
        let first = options.firstIndex(where: shared.contains) ?? options.endIndex
        #expect(options[first...].allSatisfy(shared.contains), "\(options)")
    }

    @Test(arguments: [
        ("validate", "did you mean 'check --specs-only'?"), ("sync --check", "did you mean 'generate --sync'?"),
        ("gallery", "did you mean 'report --gallery'?"), ("generat", "did you mean 'generate'?"),
        ("add scene Jar", "did you mean 'new'?"), ("delete scene Jar", "did you mean 'remove'?"),
        ("new feature Jars", "did you mean 'module'?"), ("new service clock", "a service is a line under 'services'"),
        ("rename feature Jars Pots", "did you mean 'module'?"), ("remove feature Jars", "did you mean 'module'?"),
        ("lint --formt json", "did you mean '--format'?"), ("graph --format dot", "'html', 'svg', 'mermaid' or 'json'"),
    ])
    func anUnknownWordIsAnsweredWithWhatToWrite(line: String, answer: String) async throws {
        let run = try await Tool.vipergen(line.split(separator: " ").map(String.init))
        #expect(run.status == 64 && run.errors.contains(answer), "\(run.errors)")
    }
}
