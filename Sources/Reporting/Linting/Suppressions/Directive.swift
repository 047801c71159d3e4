/// A comment with a command for lint: `// vipergen:disable:next feature-import - moves with the cart`.
struct Directive: Hashable, Sendable {
    enum Action: String, CaseIterable, Hashable, Sendable {
        /// From here to the end of the file, or to an `enable`.
        case disable
        case enable
        case disableNext = "disable:next"
        case disableThis = "disable:this"
        case disablePrevious = "disable:previous"
    }

    /// A rule's name as written.
    struct Name: Hashable, Sendable {
        var text: String
        var offset: Int
    }

    /// The command as written, without `vipergen:`.
    var command: String
    var rules: [Name]
    var reason: String
    /// The offset of `vipergen:`.
    var offset: Int
    /// The line, counted from 1.
    var line: Int
    /// The range of the comment's bytes.
    var comment: Range<Int>

    var action: Action? { Action(rawValue: command) }
}

extension Directive {
    static let mark = "vipergen:"

    /// Reads a comment's text; `nil` for any other comment.
    ///
    /// - Parameter offset: the offset at which the comment begins.
    init?(comment: String, offset: Int, line: Int) {
        let bytes = Array(comment.utf8)
        guard let start = bytes.firstIndex(where: { !Directive.precedesMark($0) }),
            bytes[start...].starts(with: Directive.mark.utf8)
        else { return nil }
        var text = bytes[(start + Directive.mark.utf8.count)...]
        if comment.hasPrefix("/*") { text = text.dropLast(2) }
        let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let names = words.dropFirst().prefix { !Directive.isDash($0) }
        command = String(decoding: words.first ?? [], as: UTF8.self)
        rules = names.map { Name(text: String(decoding: $0, as: UTF8.self), offset: offset + $0.startIndex) }
        reason = words.dropFirst(names.count + 2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        self.offset = offset + start
        self.line = line
        self.comment = offset..<offset + bytes.count
    }

    private static func precedesMark(_ byte: UInt8) -> Bool {
        [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte)
    }

    /// Returns true for a hyphen or a dash, which separates the rules from the reason.
    private static func isDash(_ word: ArraySlice<UInt8>) -> Bool {
        ["-", "--", "–", "—"].contains { word.elementsEqual($0.utf8) }
    }
}
