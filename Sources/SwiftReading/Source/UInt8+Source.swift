extension UInt8 {
    /// True for a byte of a name or number in ASCII.
    @inlinable package var isOfWord: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F }

    @inlinable package var endsLine: Bool { self == 0x0A || self == 0x0D }
}
