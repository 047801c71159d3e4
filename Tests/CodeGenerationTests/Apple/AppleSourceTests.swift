import Foundation
import Testing
import TestSupport

/// No source that is compiled for iOS names what isn't there or doesn't work there. Comments count as well: nobody copies one.
@Suite struct AppleSourceTests {
    /// A source, line by line, without what is compiled on other systems alone.
    private struct Source {
        var path: String
        var lines: [(number: Int, text: Substring)] = []

        init(path: String, text: String) {
            self.path = path
            // For each `#if` that is open, whether its branch is compiled for iOS, and whether its `#else` is.
            var open: [(branch: Bool, other: Bool)] = []
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let words = line.trimmingPrefix { $0 == " " }
                if words.hasPrefix("#if ") {
                    let isOthers = words.hasPrefix("#if !canImport(UIKit)") || words.hasPrefix("#if os(Linux)")
                    open.append((!isOthers, isOthers || !words.hasPrefix("#if canImport(UIKit)")))
                } else if words.hasPrefix("#else"), let last = open.popLast() {
                    open.append((last.other, last.other))
                } else if words.hasPrefix("#endif") {
                    _ = open.popLast()
                } else if open.allSatisfy(\.branch) {
                    lines.append((index + 1, line))
                }
            }
        }
    }

    private static func sources(in folders: [URL], suffixes: [String]) throws -> [(path: String, text: String)] {
        try folders.flatMap { folder in
            try FileTree.read(folder).filter { file in suffixes.contains { file.key.hasSuffix($0) } }.map {
                (folder.lastPathComponent + "/" + $0.key, String(decoding: $0.value, as: UTF8.self))
            }
        }
    }

    /// What teams get: goldens and the sample with their tests, templates, and the libraries.
    private static let everything = Result {
        let goldens = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path).sorted()
            .map { Repository.goldens.appendingPathComponent($0).appendingPathComponent("package") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let kitchen = ["Sources", "Tests"].map { Repository.kitchen.appendingPathComponent($0) }
        let libraries = ["ViperIssues", "ViperRuntime", "ViperTesting", "ViperImages"].map {
            Repository.sources.appendingPathComponent($0)
        }
        let templates = [Repository.root.appendingPathComponent("Templates")]
        return try sources(in: goldens + kitchen + libraries + templates, suffixes: [".swift", ".swift.mustache"])
    }

    private func expectNone(
        of word: String,
        _ pattern: some RegexComponent,
        in sources: [(path: String, text: String)],
        but allowed: Set<String> = []
    ) {
        for (path, text) in sources where !allowed.contains(path) && text.contains(word) {
            let source = Source(path: path, text: text)
            for line in source.lines where line.text.contains(pattern) {
                Issue.record("\(source.path):\(line.number): \(line.text)")
            }
        }
    }

    @Test func nothingForIOSStartsProcesses() throws {
        let sources = try Self.everything.get()
        #expect(sources.count > 1_000)
        expectNone(of: "Process", /\bProcess(?:\(|\.run)/, in: sources)
    }

    /// `Mirror` sees no stored property of UIKit's own classes. The object graph asks those by their public properties.
    @Test func nothingForIOSLooksIntoUIKitsStorage() throws {
        let own: Set = ["ViperTesting/ObjectGraph.swift", "ViperTesting/Stubs/DescriptorText.swift"]
        expectNone(of: "Mirror", /\bMirror\(/, in: try Self.everything.get(), but: own)
    }

    @Test func theSampleLoadsImagesByItsLoaderAlone() throws {
        let sources = try Self.sources(
            in: [Repository.kitchen.appendingPathComponent("Sources")],
            suffixes: [".swift"]
        )
        expectNone(of: "AsyncImage", /\bAsyncImage\b/, in: sources)
        #expect(
            sources.contains { path, text in
                text.contains("FadeInImage(")
                    && Source(path: path, text: text).lines.contains { $0.text.contains("FadeInImage(") }
            }
        )
    }

    @Test func branchesOfOtherSystemsDoNotCount() {
        let text = "a\n#if !canImport(UIKit)\nb\n#if DEBUG\nc\n#endif\n#else\nd\n#endif\ne\n"
        #expect(Source(path: "", text: text).lines.map(\.text) == ["a", "d", "e", ""])
    }
}
