import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// The help fits a terminal of 80 columns, and its lines are broken where they have to be.
@Suite struct HelpTests {
    static let commands = [
        "", "init", "adopt", "new", "new module", "new scene", "move", "move scene", "rename", "rename scene",
        "rename module", "rename service", "remove", "remove scene", "remove module", "remove service", "generate",
        "sync", "check",
        "lint", "report", "graph", "gallery", "mock", "eject", "validate", "dump", "schema", "explain", "doctor",
    ]

    @Test(arguments: commands)
    func isNotRagged(command: String) async throws {
        let arguments = command.split(separator: " ").map(String.init) + ["--help"]
        let help = try await Tool.vipergenProcess(arguments, environment: ["COLUMNS": "80"])
        let lines = help.output.components(separatedBy: "\n")
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
