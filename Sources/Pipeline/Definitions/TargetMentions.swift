/// Finds words in a module definition that name one of its targets and can't be the name of a product or package.
struct TargetMentions {
    private let bytes: [UInt8]
    private let isSwift: Bool
    /// The ranges of YAML keys and values that are names of targets.
    private let names: Set<Range<Int>>

    private static let lookBack = 2_000

    init(path: String, bytes: [UInt8]) {
        self.bytes = bytes
        isSwift = path.hasSuffix(".swift")
        names = path.hasSuffix(".yml") || path.hasSuffix(".yaml") ? Self.namesInYAML(bytes) : []
    }

    func isTarget(_ range: Range<Int>) -> Bool { isSwift ? isNamedInSwift(range) : names.contains(range) }

    /// For example: `.target(name: "Home"`, or `"Home"` in `dependencies: [.product(name: "Log", package: "log"), "Home"]`.
    private func isNamedInSwift(_ range: Range<Int>) -> Bool {
        guard range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: "\"") else { return false }
        let start = max(0, range.lowerBound - Self.lookBack)
        let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
        let declared = /\b(?:target|executableTarget|testTarget|Target)\(\s*name:\s*"$/
        let listed = /\b(?:dependencies|targets):\s*\[(?:\s*(?:"[^"\n]*"|\.[a-zA-Z]+\([^()\n]*\)),)*\s*"$/
        return before.firstMatch(of: declared) != nil || before.firstMatch(of: listed) != nil
    }

    /// For example: `Home:` below `targets:`, and the name in `- target: Home`.
    private static func namesInYAML(_ bytes: [UInt8]) -> Set<Range<Int>> {
        var names: Set<Range<Int>> = []
        /// The keys around the line, each with its indentation.
        var parents: [(indentation: Int, isTargets: Bool)] = []
        var start = 0
        for line in bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            defer { start += line.count + 1 }
            let text = String(decoding: line, as: UTF8.self)
            let content = text.drop { $0 == " " }
            if content.isEmpty || content.first == "#" { continue }
            let indentation = text.utf8.count - content.utf8.count
            while let last = parents.last, last.indentation >= indentation { parents.removeLast() }
            let begin = start + indentation
            if parents.last?.isTargets == true, let key = content.prefixMatch(of: /([^\s:#]+):/) {
                names.insert(begin..<begin + key.1.utf8.count)
            }
            if let value = content.wholeMatch(of: /((?:- +)?target: +)([^\s#]+) *(?: #.*)?/) {
                let first = begin + value.1.utf8.count
                names.insert(first..<first + value.2.utf8.count)
            }
            parents.append((indentation, content.wholeMatch(of: /targets: *(?:#.*)?/) != nil))
        }
        return names
    }
}
