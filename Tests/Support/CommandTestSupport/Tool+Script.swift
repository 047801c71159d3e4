public import Foundation
public import TestSupport

extension Tool {
    /// Runs lines as a shell does, up to the first one that it would stop at with `-e`, and `vipergen` in this process where a line is
    /// nothing but its words.
    ///
    /// - Parameters:
    ///   - lines: each a whole command.
    ///   - stopsAtFailure: whether a line that fails is the last one.
    /// - Returns: what all of them printed, and how the last one ended.
    public static func script(
        _ lines: [String],
        in folder: URL,
        stopsAtFailure: Bool = false
    ) async throws -> ToolRun {
        // What a line leaves in the shell, the next one may need.
        let isPlain = lines.allSatisfy { $0.firstMatch(of: /^ *(?:cd |export |[A-Za-z_]+=)|\\$/) == nil }
        guard isPlain, lines.contains(where: { words($0) != nil }) else {
            return try await shell(lines.joined(separator: "\n"), in: folder, stopsAtFailure: stopsAtFailure)
        }
        var all = ToolRun(status: 0, output: "", errors: "")
        for line in lines {
            let command = line.replacing(#/ *>/dev/null(?: 2>&1)?$/#, with: "")
            var run: ToolRun
            if let words = words(command) {
                run = try await vipergen(words, in: folder)
                if command != line { run.output = "" }
                if line.hasSuffix(" 2>&1") { run.errors = "" }
            } else {
                run = try await shell(line, in: folder, stopsAtFailure: stopsAtFailure)
            }
            all.output += run.output
            all.errors += run.errors
            all.status = run.status
            if stopsAtFailure, run.status != 0 { break }
        }
        return all
    }

    /// The words behind `vipergen` of a line without anything that a shell would do but take quotes away.
    private static func words(_ line: String) -> [String]? {
        guard line.wholeMatch(of: /vipergen(?: +(?:[A-Za-z0-9@:.,\/=_-]|'[^']*'|"[^"$`\\]*")+)*/) != nil else {
            return nil
        }
        var words = [""]
        var quote: Character?
        for character in line {
            switch character {
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil: quote = character
            case " " where quote == nil: words.append("")
            default: words[words.count - 1].append(character)
            }
        }
        // No test has an empty word between quotes.
        return words.dropFirst().filter { !$0.isEmpty }
    }

    private static func shell(_ script: String, in folder: URL, stopsAtFailure: Bool) async throws -> ToolRun {
        let tools = Repository.vipergen.deletingLastPathComponent().path
        let path = "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let options = stopsAtFailure ? ["-e"] : []
        let text = "exec </dev/null\n" + script
        return try await run("sh", options + ["-c", text], in: folder, environment: ["PATH": path])
    }
}
