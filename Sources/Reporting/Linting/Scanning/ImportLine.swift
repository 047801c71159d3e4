/// A plain import on its own line: `@testable public import struct Recipes.Ingredient`.
struct ImportLine {
    /// An imported module, `Foundation` for `import struct Foundation.URL`, with the offset of its name.
    typealias Module = (name: String, offset: Int)

    let imported: Module
    /// The offset after it.
    let end: Int

    /// Reads an import; `nil` unless it is plain.
    init?(_ source: UnsafeBufferPointer<UInt8>, lineStart: Int, keyword: Range<Int>) {
        guard ImportLine.arePlain(source[lineStart..<keyword.lowerBound]) else { return nil }
        var position = keyword.upperBound
        guard var name = ImportLine.name(in: source, &position) else { return nil }
        var text = ImportLine.text(source[name])
        if ImportLine.kinds.contains(text) {
            guard let next = ImportLine.name(in: source, &position) else { return nil }
            name = next
            text = ImportLine.text(source[name])
        }
        while position < source.count, source[position] == UInt8(ascii: ".") {
            position += 1
            guard ImportLine.name(in: source, &position) != nil else { return nil }
        }
        guard ImportLine.endsHere(source, position) else { return nil }
        imported = (text, name.lowerBound)
        end = position
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency", "@_exported",
        "@_implementationOnly", "@_spiOnly", "@_weakLinked",
    ]

    private static func arePlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.allSatisfy { modifiers.contains(text($0)) }
    }

    private static func name(in source: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Range<Int>? {
        while position < source.count, source[position] == UInt8(ascii: " ") { position += 1 }
        let start = position
        while position < source.count, source[position].isWordByte { position += 1 }
        return position > start ? start..<position : nil
    }

    /// Returns true if only spaces or a comment follow on the line.
    private static func endsHere(_ source: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        var position = position
        while position < source.count, source[position] == UInt8(ascii: " ") { position += 1 }
        guard position < source.count, !source[position].endsLine else { return true }
        return source[position...].starts(with: "//".utf8)
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
