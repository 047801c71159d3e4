import FileEmission

/// Where a definition of modules names a target of its own by a word, and can't mean a product or a package of that name.
struct TargetMentions {
    let path: String
    let bytes: [UInt8]

    private static let lookBack = 2_000

    func isTarget(_ range: Range<Int>) -> Bool {
        switch path.split(separator: ".").last ?? "" {
        case "yml", "yaml": isKeyOfTargets(range) || isValueOfTarget(range)
        case "swift": isNamedInSwift(range)
        default: false
        }
    }

    /// For example: `.target(name: "Home"`, or `"Home"` in `dependencies: [.product(name: "Log", package: "log"), "Home"]`.
    private func isNamedInSwift(_ range: Range<Int>) -> Bool {
        guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "\"") else { return false }
        let start = max(0, range.lowerBound - Self.lookBack)
        let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
        let declared = /\b(?:target|executableTarget|testTarget|Target)\(\s*name:\s*"$/
        let listed = /\b(?:dependencies|targets):\s*\[(?:\s*(?:"[^"\n]*"|\.[a-zA-Z]+\([^()\n]*\)),)*\s*"$/
        return before.firstMatch(of: declared) != nil || before.firstMatch(of: listed) != nil
    }

    /// For example: `Home:` below `targets:`.
    private func isKeyOfTargets(_ range: Range<Int>) -> Bool {
        let (before, after) = line(around: range)
        guard !before.isEmpty, before.allSatisfy({ $0 == " " }), after.first == ":" else { return false }
        let start = range.lowerBound - before.utf8.count
        let lines = String(decoding: bytes[..<start], as: UTF8.self).split(whereSeparator: \.isNewline)
        let parent = lines.last { line in
            let content = line.drop { $0 == " " }
            return !content.isEmpty && content.first != "#" && line.count - content.count < before.count
        }
        return parent?.firstMatch(of: /^ *targets: *(?:#.*)?$/) != nil
    }

    /// For example: `- target: Home`.
    private func isValueOfTarget(_ range: Range<Int>) -> Bool {
        let (before, after) = line(around: range)
        return before.firstMatch(of: /^ *(?:- +)?target: +$/) != nil && after.firstMatch(of: /^ *(?:#.*)?$/) != nil
    }

    private func line(around range: Range<Int>) -> (before: String, after: String) {
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        let start = bytes[..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex(where: isEnd) ?? bytes.count
        return (
            String(decoding: bytes[start..<range.lowerBound], as: UTF8.self),
            String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
        )
    }
}
