/// Finds where a source is nested more deeply than its parser's stack and time may bear.
///
/// Nearly all sources are short and shallow, and one look at their bytes tells so. Of the others the tokens are looked at.
enum NestingScan {
    /// What the parser was seen to use of a stack, unoptimised, with a margin: for a token, and for each byte of a short source.
    private static let stackOfToken = 16 << 10
    private static let stackOfByte = 6 << 10
    /// For all brackets, and for what isn't parsing.
    private static let reserve = 8

    /// The byte at which the source is nested too deeply; `nil` when it nowhere is.
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
