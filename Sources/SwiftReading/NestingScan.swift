/// Finds where a source is nested more deeply than its parser's stack may bear.
///
/// The parser bounds most of its recursion by itself, but not all of it: types in brackets and `#if` are looked at ahead.
public struct NestingScan {
    /// Several times as deep as people nest.
    private static let deepest = 256

    private var brackets = 0
    /// Signs of comparison look the same, so these are counted only up to the next brace.
    private var angles = 0
    private var directives = 0

    /// The byte at which the source is nested too deeply; `nil` when it nowhere is.
    public static func fault(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = NestingScan()
            var position = 0
            while position < bytes.count {
                let next = scan.step(bytes, position)
                if max(scan.brackets, scan.angles, scan.directives) > deepest { return position }
                position = next
            }
            return nil
        }
    }

    /// Takes what begins at the position, and returns the position after it.
    private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        switch bytes[position] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            brackets += 1
            if bytes[position] == UInt8(ascii: "{") { angles = 0 }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            brackets = max(0, brackets - 1)
            if bytes[position] == UInt8(ascii: "}") { angles = 0 }
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"):
            let isArrow = position > 0 && bytes[position - 1] == UInt8(ascii: "-")
            if !isArrow { angles = max(0, angles - 1) }
        case UInt8(ascii: "#"): countDirective(bytes[position...])
        case UInt8(ascii: "/"): return NestingScan.endOfComment(bytes, position)
        case UInt8(ascii: "\""): return NestingScan.endOfText(bytes, position)
        default: break
        }
        return position + 1
    }

    private mutating func countDirective(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
        if rest.starts(with: "#if".utf8) { directives += 1 }
        if rest.starts(with: "#endif".utf8) { directives = max(0, directives - 1) }
    }

    private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") else { return start + 1 }
        return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    /// A literal over several lines is three short ones to this, which is as good.
    private static func endOfText(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""): return position + 1
            case UInt8(ascii: "\n"): return position
            default: position += 1
            }
        }
        return bytes.count
    }
}
