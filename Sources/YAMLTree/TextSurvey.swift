/// A pass over the bytes of a file that checks if libyaml can read them, and how its marks are counted.
struct TextSurvey {
    /// The largest number of directives: libyaml compares each `%TAG` with all before it.
    static let directiveLimit = 64

    private(set) var problem: (kind: UnreadableText, offset: Int)?
    private(set) var scalarCount = 0
    /// True if there is a NEL, LS or PS, which only YAML 1.1 takes for a line break.
    private(set) var hasUnicodeLineBreaks = false
    private var directives = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var offset = start
        while offset < bytes.count, problem == nil {
            let byte = bytes[offset]
            if byte == 0x25 {
                countDirective(at: offset, in: bytes, from: start)
            }
            if 0x20..<0x7F ~= byte || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                offset += 1
            } else {
                offset += take(at: offset, in: bytes)
            }
            scalarCount += 1
        }
    }

    private mutating func countDirective(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        // Any non-ASCII byte before it may be the end of a Unicode line break.
        let isFirstInLine = offset == start || [0x0A, 0x0D].contains(bytes[offset - 1]) || bytes[offset - 1] >= 0x80
        guard isFirstInLine else { return }
        directives += 1
        if directives > Self.directiveLimit { problem = (.tooManyDirectives, offset) }
    }

    /// Checks a scalar that isn't plain ASCII text and returns its length in bytes.
    private mutating func take(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let (scalar, length) = UTF8Scalar.decode(bytes, at: offset) else {
            problem = (.notUTF8(bytes[offset]), offset)
            return 1
        }
        switch scalar.value {
        case 0: problem = (.nul, offset)
        case 0x85, 0x2028, 0x2029: hasUnicodeLineBreaks = true
        case ..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: problem = (.control(scalar), offset)
        default: break
        }
        return length
    }
}
