import Foundation
import Testing

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
}
