import Foundation

/// docs/command-line.md: what each command's help says, and once what all of them say.
struct CommandLinePage {
    /// As `generate`, which has all of them, describes them.
    private static let shared: [[String]] = {
        let help = CommandTree.all.first { $0.words == ["generate"] }?.help(columns: 100) ?? ""
        let names = ["--specs", "--output", "--format", "--quiet", "--version", "--help"]
        return blocks(of: help).filter { block in names.contains { block[0].contains("\($0) ") } }
    }()

    var text: String {
        var page = """
            # The command line

            This page is what `vipergen help` and `vipergen help COMMAND` print; a test compares them. A command's own options come first. These are the same everywhere, and each command takes those that make sense for it:

            ```text
            \(Self.shared.flatMap(\.self).joined(separator: "\n"))
            ```

            - Without `--output`, the package is in the folder that holds the specs, or in this one if it has a `Package.swift`.
            - `--format text` and `xcode` write errors and warnings to standard error, `xcode` with absolute paths. `json`, `github` and `sarif` are for other programs: they are written to standard output, where nothing else is printed then ([formats](ci.md#formats)).
            - They are coloured on a terminal, and elsewhere with `CLICOLOR_FORCE=1`, but never with `NO_COLOR=1`.

            """
        for command in CommandTree.all where command.isLeaf || command.words.isEmpty {
            let title = (["vipergen"] + command.words).joined(separator: " ")
            let help =
                command.words.isEmpty ? command.help(columns: 100) : Self.withoutShared(command.help(columns: 100))
            page += "\n## \(title)\n\n```text\n\(help.trimmingCharacters(in: .newlines))\n```\n"
        }
        return page
    }

    private static func withoutShared(_ help: String) -> String {
        var lines = help.components(separatedBy: "\n")
        for block in blocks(of: help) where shared.contains(block) {
            guard let start = lines.firstIndex(of: block[0]) else { continue }
            lines.removeSubrange(start..<start + block.count)
        }
        return lines.joined(separator: "\n").replacing(/\n*\nOPTIONS:\n*$/, with: "")
    }

    /// An option each, with the lines that its description goes on in.
    private static func blocks(of help: String) -> [[String]] {
        var blocks: [[String]] = []
        var isOption = false
        for line in help.components(separatedBy: "\n") {
            if line.hasPrefix("  -") {
                blocks.append([line])
                isOption = true
            } else if isOption, line.hasPrefix("    ") {
                blocks[blocks.count - 1].append(line)
            } else {
                isOption = false
            }
        }
        return blocks
    }
}
