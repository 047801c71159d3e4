#if canImport(Darwin)
    import Foundation
#else
    // Foundation has these, too, but on Linux it brings ICU, which is half of the binary.
    @_spi(_Unicode) import Swift
#endif

extension String {
    /// The text in Unicode's normalization form C. For example: one scalar for `é`.
    public var composed: String {
        #if canImport(Darwin)
            precomposedStringWithCanonicalMapping
        #else
            String(String.UnicodeScalarView(_nfc))
        #endif
    }

    /// The text in Unicode's normalization form D. For example: `e` and a combining accent for `é`.
    public var decomposed: String {
        #if canImport(Darwin)
            decomposedStringWithCanonicalMapping
        #else
            String(String.UnicodeScalarView(_nfd))
        #endif
    }
}
