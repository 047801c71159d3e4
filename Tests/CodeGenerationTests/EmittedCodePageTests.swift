import Foundation
import Testing
import TestSupport

/// `docs/emitted-code.md` names every file that is emitted, and what the compiler says.
@Suite struct EmittedCodePageTests {
    private let page: String

    init() throws {
        let url = Repository.root.appendingPathComponent("docs/emitted-code.md")
        page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    @Test func everyFileHasARowAndEveryRowAFile() throws {
        let goldens = [
            "Standard", "OwnTypes", "SwiftUI", "UIModule", "MVVM", "Legacy", "Sandbox", "Variations", "Wiring",
            "XcodeGen",
            "Images", "HalfWay", "Adopted", "Components", "Links", "Scopes",
        ]
        let bazel = try FileTree.read(Repository.goldens.appendingPathComponent("Bazel")).keys
        let files =
            try bazel
            + goldens.flatMap { golden in
                try FileTree.read(Repository.goldens.appendingPathComponent("\(golden)/package")).keys.filter { file in
                    let overlay = Repository.goldens.appendingPathComponent("\(golden)/overlay/\(file)")
                    return !FileManager.default.fileExists(atPath: overlay.path)
                }
                // The page has folders as they are where no module's spec moves them.
                .map { golden == "Adopted" ? "Sources/\($0)" : $0 }
            }
        let rows = try patterns.map { try NSRegularExpression(pattern: $0) }
        #expect(rows.count > 20)
        var unseen = Set(rows.indices)
        for file in Set(files) {
            let matching = rows.indices.filter { file.matches(rows[$0]) }
            #expect(!matching.isEmpty, "no row for \(file)")
            unseen.subtract(matching)
        }
        for index in unseen { Issue.record("no file for \(rows[index].pattern)") }
    }

    @Test func compilersWordsAreThoseThatAreTested() {
        for mistake in CompileRejectionTests.mistakes where !mistake.testDescription.hasPrefix("a use case") {
            let words = mistake.error.components(separatedBy: "' does not").last ?? mistake.error
            #expect(page.contains(words), "\(mistake.error)")
        }
    }

    /// Regular expressions of the paths in the tables' first cells.
    private var patterns: [String] {
        page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") && !$0.contains(" error") }.flatMap { line in
            let cell = line.components(separatedBy: " | ")[0]
            return cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map { part in
                "^"
                    + NSRegularExpression.escapedPattern(for: part.element)
                    .replacingOccurrences(of: "<[A-Za-z]+>", with: "[^/]+", options: .regularExpression) + "$"
            }
        }
    }
}

extension String {
    fileprivate func matches(_ pattern: NSRegularExpression) -> Bool {
        pattern.firstMatch(in: self, range: NSRange(location: 0, length: utf16.count)) != nil
    }
}
