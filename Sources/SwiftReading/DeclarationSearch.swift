/// Checks from the bytes of a source if it may declare or extend one of some types, so that most need no parsing.
///
/// For example: `Jar` may be declared in `final class Jar {}` and extended in `extension Shelf.Jar {}`; in `Jar()` it isn't.
public struct DeclarationSearch: Sendable {
    private static let keywords: Set<String> = [
        "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
    ]

    private let names: Set<String>
    private let search: NameSearch

    public init(_ names: Set<String>) {
        self.names = names
        search = NameSearch(names)
    }

    /// Returns true if the source may have such a declaration; false is certain. A comment after the keyword counts as
    /// a maybe.
    public func mayFind(in source: [UInt8]) -> Bool {
        guard search.findsAny(in: source) else { return false }
        return source.withUnsafeBufferPointer { source in
            Self.walk(source) { name, _ in name.map(names.contains) ?? true }
        }
    }

    /// Returns the types that a source may declare, and perhaps some more names.
    ///
    /// For example: `Jar` and `Lid` of `struct Jar { enum Lid {} }`, and not `Shelf` of `extension Shelf {}`.
    public static func declaredNames(in source: [UInt8]) -> Set<String> {
        names(behind: keywords.subtracting(["extension"]), in: source)
    }

    /// Returns the names behind some of the keywords of types and extensions, and perhaps some more.
    public static func names(behind keywords: Set<String>, in source: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        source.withUnsafeBufferPointer { source in
            _ = walk(source) { name, keyword in
                if let name, keywords.contains(keyword) { names.insert(name) }
                return false
            }
        }
        return names
    }

    /// Returns the names of all types that a source may declare or extend, and perhaps some more; `nil` if a comment
    /// hides one.
    static func namesBehindKeywords(in source: [UInt8]) -> Set<String>? {
        var names: Set<String> = []
        let isUnclear = source.withUnsafeBufferPointer { source in
            walk(source) { name, _ in
                if let name { names.insert(name) }
                return name == nil
            }
        }
        return isUnclear ? nil : names
    }

    /// Visits the names after keywords.
    ///
    /// - Parameter isEnough: called with each name and its keyword; the name is `nil` if a comment follows the
    ///   keyword.
    /// - Returns: true if `isEnough` returned true.
    private static func walk(
        _ source: UnsafeBufferPointer<UInt8>,
        until isEnough: (_ name: String?, _ keyword: String) -> Bool
    ) -> Bool {
        var position = 0
        var keyword = ""
        // A keyword stands before the place, with nothing but parts of a name between them.
        var isBehindKeyword = false
        while position < source.count {
            let byte = source[position]
            guard byte.isWordByte else {
                if isBehindKeyword, byte == UInt8(ascii: "/"), isEnough(nil, keyword) { return true }
                isBehindKeyword = isBehindKeyword && byte.keepsName
                position += 1
                continue
            }
            let start = position
            while position < source.count, source[position].isWordByte { position += 1 }
            // Names are only looked at behind a keyword.
            guard isBehindKeyword || mayBeKeyword(source[start], length: position - start) else { continue }
            let word = String(decoding: source[start..<position], as: UTF8.self)
            let isKeyword = keywords.contains(word)
            if isBehindKeyword, !isKeyword, isEnough(word, keyword) { return true }
            if isKeyword { keyword = word }
            isBehindKeyword = isKeyword || (isBehindKeyword && followsDot(position, source))
        }
        return false
    }

    /// Tells nearly all words from keywords without making strings of them.
    private static func mayBeKeyword(_ first: UInt8, length: Int) -> Bool {
        switch first {
        case UInt8(ascii: "a"), UInt8(ascii: "c"): length == 5
        case UInt8(ascii: "e"): length == 4 || length == 9
        case UInt8(ascii: "p"): length == 8
        case UInt8(ascii: "s"): length == 6
        case UInt8(ascii: "t"): length == 9
        default: false
        }
    }

    /// Returns true if the name goes on: `Jar` of `Shelf.Jar`, also with back-ticks and spaces between them.
    private static func followsDot(_ position: Int, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        source[position...].first { !$0.isBlank && $0 != UInt8(ascii: "`") } == UInt8(ascii: ".")
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var keepsName: Bool { isBlank || self == UInt8(ascii: ".") || self == UInt8(ascii: "`") }
}
