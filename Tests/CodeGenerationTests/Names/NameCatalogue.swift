import Foundation
import SwiftSyntax
import TestSupport

/// Names that mean something already: to Swift, to what emitted code inherits from, or in the emitted code itself.
///
/// None of them is listed here: they are read where they are declared or used, so that a new template or a new member
/// of the runtime is tried as well.
enum NameCatalogue {
    /// All names for a position.
    ///
    /// - Parameter package: what is emitted for an ordinary name in that position, one with `zz` in it.
    static func names(for package: URL, inherited: [String]) throws -> [String] {
        let emitted = try FileTree.read(package).filter { $0.key.hasSuffix(".swift") }
            .flatMap { identifiers(in: code(String(decoding: $0.value, as: UTF8.self))) }
            .filter { !$0.lowercased().contains("zz") }
        return Set(keywords + spellings + emitted + inherited).sorted()
    }

    /// Reserved, contextual, attributes and modifiers: all that the compiler's parser knows.
    static var keywords: [String] {
        (UInt8.min...UInt8.max).compactMap(Keyword.init(rawValue:)).map { TokenSyntax.keyword($0).text }
    }

    /// Names that are odd as such.
    static let spellings = [
        "_", "__", "_1", "é", "ß", "ŉame", "日本", "Ünder", "ımage", "İmage", "🥘", "x🥘", "K\u{212A}", "ﬁeld",
    ]

    /// Members of what view controllers and views are.
    static func inherited() throws -> [String] {
        let folders = ["Sources/ViperRuntime", "Tests/Support/AppleChecks/StandIns"]
        return try folders.flatMap { folder in
            try FileTree.read(Repository.root.appendingPathComponent(folder))
                .filter { $0.key.contains(/(UIViewController|UIResponder|SwiftUI\/View)[^\/]*\.swift$/) }
                .flatMap { declarations(in: code(String(decoding: $0.value, as: UTF8.self))) }
        }
    }

    private static func declarations(in text: String) -> [String] {
        text.matches(of: /\b(?:func|var|let|class|struct|enum|protocol|case|typealias)\s+([A-Za-z_]\w*)/).map {
            String($0.output.1)
        }
    }

    /// Without comments and strings.
    private static func code(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            let beforeComment = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let pieces = beforeComment.split(separator: "\"", omittingEmptySubsequences: false)
            return pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
        }.joined(separator: "\n")
    }

    private static func identifiers(in text: String) -> [String] {
        let words = text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                false
            default: true
            }
        }
        return words.compactMap { String($0) }.filter { $0.first?.isNumber == false }
    }
}
