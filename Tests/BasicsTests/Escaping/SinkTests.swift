import Basics
import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing
@testable import YAMLTree

/// Every escaper against every text: bytes are looked at, as the programs do that read them.
@Suite struct SinkTests {
    /// The first text that doesn't hold, which says more than a thousand of them.
    private func expectAll(_ what: String, every: Int = 1, _ holds: (String) throws -> Bool) rethrows {
        for text in HostileText.every(every) {
            if try holds(text) { continue }
            Issue.record("\(what): '\(text.shown)'")
            return
        }
    }

    @Test func markupHasNoMarksOfItsOwn() {
        expectAll("markup") { text in
            let markup = text.inMarkup
            let isClean = !markup.utf8.contains { "<>\"'".utf8.contains($0) || $0 < 0x20 && $0 != 9 && $0 != 10 }
            let plain = text.unicodeScalars.allSatisfy { !$0.isControl && $0.value & 0xFFFE != 0xFFFE }
            return isClean && (!plain || Self.decoded(markup) == text.bytes)
        }
    }

    /// Character references of HTML, read byte by byte.
    private static func decoded(_ markup: String) -> [UInt8] {
        var (result, rest) = ([UInt8](), markup.bytes[...])
        let references = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")]
        while let byte = rest.first {
            if let (reference, mark) = references.first(where: { rest.starts(with: $0.0.utf8) }) {
                result += mark.utf8
                rest = rest.dropFirst(reference.utf8.count)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    @Test func jsonAndScriptsReadTheTextBack() {
        expectAll("JSON") { text in
            let json = JSONValue.object([("a", .text(text))]).text(indents: false)
            let script = json.inScript
            guard !script.utf8.contains(UInt8(ascii: "<")), !json.unicodeScalars.contains(where: \.isControl),
                !json.unicodeScalars.contains(where: \.turnsText)
            else { return false }
            return [json, script].allSatisfy { document in
                let read = try? JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: String]
                return read?["a"].map { Array($0.utf8) } == text.bytes
            }
        }
    }

    @Test func workflowCommandsAreOneLine() {
        expectAll("workflow command") { text in
            let (data, property) = (text.inWorkflowData, text.inWorkflowProperty)
            let isOneLine = (data + property).unicodeScalars.allSatisfy { !$0.isUnseen }
            let isProperty = !property.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
            let isWhole =
                text.unicodeScalars.contains { $0.isUnseen && $0 != "\n" && $0 != "\r" }
                || [data, property].allSatisfy { ($0.removingPercentEncoding?.bytes ?? []) == text.bytes }
            return isOneLine && isProperty && isWhole
        }
    }

    @Test func aDiagnosticIsOneLineInTextAndOneCommandOnGitHub() {
        let kind = DiagnosticKind("some-kind", "Some.")
        expectAll("diagnostic", every: 21) { text in
            let place = SourceLocation(path: "specs/\(text).yml", line: 1, column: 1)
            let diagnostic = Diagnostic(kind, at: place, text, notes: [Diagnostic.Note(text, at: place)])
            let lines = DiagnosticFormat.text.report([diagnostic]).bytes.split(
                separator: 10,
                omittingEmptySubsequences: false
            )
            let command = DiagnosticFormat.github.report([diagnostic]).bytes
            let json = [DiagnosticFormat.json, .sarif].map { $0.report([diagnostic]) }
            return lines.count == 3 && command.filter { $0 == 10 || $0 == 13 }.count == 1 && command.last == 10
                && json.allSatisfy { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil }
        }
    }

    @Test func linesForPeopleDriveNoTerminal() {
        expectAll("terminal") { text in
            text.onOneLine.unicodeScalars.allSatisfy { !$0.isUnseen }
                && text.onTerminal.unicodeScalars.allSatisfy { !$0.isControl || $0 == "\n" || $0 == "\t" }
        }
    }

    @Test func aPathIsNoOption() {
        #expect(["-app", "- a", "a-b", "./-app"].map(ShellWord.path) == ["./-app", "'./- a'", "a-b", "./-app"])
    }

    /// One shell for all of them.
    @Test func shellsReadTheWordBack() async throws {
        let texts = HostileText.all.filter { !$0.utf8.contains(0) }
        let folder = try TemporaryFolder()
        try folder.write(texts.map { "printf '%s\\0' \(ShellWord.quoted($0))\n" }.joined(), to: "words")
        let run = try await Tool.run("bash", ["-c", "bash words >read"], in: folder.url)
        #expect(run.succeeded, "\(run.everything.prefix(300))")
        let read = Array(try Data(contentsOf: folder.url.appendingPathComponent("read")))
            .split(separator: 0, omittingEmptySubsequences: false).dropLast()
        #expect(read.count == texts.count)
        for (text, word) in zip(texts, read) where Array(word) != text.bytes {
            Issue.record("shell word: '\(text.shown)'")
            return
        }
    }

    @Test(arguments: ["quoted", "single", "written"]) func yamlReadsTheTextBack(by way: String) {
        expectAll("YAML", every: 9) { text in
            let written =
                switch way {
                case "quoted": YAMLQuoting.quoted(text)
                case "single": YAMLText.singleQuoted(text)
                default: ScalarText.written(text)
                }
            let documents = ["key: \(written)\n", "{ key: \(written), other: 1 }\n", "- \(written) # comment\n"]
            return documents.allSatisfy { document in
                let reading = YAMLReader().read(Array(document.utf8), path: "a.yml")
                return reading.diagnostics.isEmpty && reading.root?.firstText?.bytes == text.bytes
            }
        }
    }

    /// One parse for all of them.
    @Test func swiftReadsTheLiteralBack() {
        let texts = HostileText.every(9)
        let literals = texts.map { "let a = \"\($0.inSwiftLiteral)\"\n" }
        let tree = Parser.parse(source: literals.joined() + "let b = 1\n")
        #expect(!tree.hasError && tree.statements.count == literals.count + 1)
        for (text, statement) in zip(texts, tree.statements) {
            let literal = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
                .as(StringLiteralExprSyntax.self)
            if literal?.representedLiteralValue?.bytes == text.bytes { continue }
            Issue.record("Swift literal: '\(text.shown)'")
            return
        }
    }

    @Test func swiftCommentsEndWithTheirLine() {
        let texts = HostileText.every(9)
        let lines = texts.map { "// \($0.inSwiftComment)\nlet b = 1\n" }
        let tree = Parser.parse(source: lines.joined())
        #expect(!tree.hasError && tree.statements.count == lines.count)
        for (text, statement) in zip(texts, tree.statements) where statement.trimmedDescription != "let b = 1" {
            Issue.record("Swift comment: '\(text.shown)'")
            return
        }
    }

    @Test func graphsHaveOneStringOnOneLine() {
        expectAll("graph") { text in
            let mermaid = text.inMermaid.bytes.dropFirst().dropLast()
            let isClean = !mermaid.contains { "\"<>&'`\\[]{}|%\n\r".utf8.contains($0) || $0 < 0x20 }
            let words = mermaid.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).dropFirst()
            return isClean
                && words.allSatisfy { word in
                    let digits = word.prefix { (0x30...0x39).contains($0) }
                    return !digits.isEmpty && word.dropFirst(digits.count).first == UInt8(ascii: ";")
                }
        }
    }

    @Test func cellsOfTablesEndWhereTheyAreMeantTo() {
        expectAll("Markdown cell") { text in
            let cell = text.inMarkdownCell.bytes
            return cell.indices.allSatisfy {
                cell[$0] != UInt8(ascii: "|") || $0 > 0 && cell[$0 - 1] == UInt8(ascii: "\\")
            }
        }
        expectAll("Markdown") { !$0.withoutMarkdown.utf8.contains(UInt8(ascii: "`")) }
    }
}

extension YAMLNode {
    /// Of a scalar in a mapping or a list.
    fileprivate var firstText: String? {
        switch content {
        case .scalar(let scalar): scalar.text
        case .sequence(let nodes): nodes.first?.firstText
        case .mapping(let entries): entries.first?.value.firstText
        }
    }
}
