/// Finds the place where a source is nested too deeply for the parser's stack and time.
///
/// Nearly all sources are short and shallow, which a quick check of their bytes shows. For the others it checks the
/// tokens.
enum NestingScan {
    /// The stack that the parser was seen to use per token, unoptimized and with a margin, and per byte of a short
    /// source.
    private static let stackOfToken = 16 << 10
    private static let stackOfByte = 6 << 10
    /// The share of the stack, as a divisor, for all brackets and for other code than the parser.
    private static let reserve = 8

    /// Returns the offset at which the source is nested too deeply; `nil` if there is none.
    static func fault(in bytes: [UInt8], stack: Int) -> Int? {
        let room = stack - stack / reserve
        switch ByteNesting.read(bytes) {
        case .tooDeep(let offset): return offset
        case .shallow where bytes.count <= room / stackOfByte: return nil
        case .shallow, .uncertain: break
        }
        return TokenNesting.fault(in: bytes, longestPath: room / stackOfToken)
    }
}
