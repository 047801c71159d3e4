/// A word or a sign of a source.
struct PlainToken {
    enum Kind: Equatable {
        /// A name or a keyword, in ASCII.
        case word
        /// A byte of anything else: a bracket, a part of an operator, a letter beyond ASCII.
        case sign(UInt8)
        case arrow
        /// A whole string, or a name in back-ticks.
        case text
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// The end of the previous token's line, or the token's own start on that line: comments after it belong to it.
    var lead: Int
    /// True if it is the first token of its line.
    var beginsLine: Bool

    /// True if a declaration can begin with it, and no statement can continue with it.
    var beginsDeclaration: Bool { kind == .word || isSign("@") || isSign("#") }

    func isSign(_ byte: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: byte)) }
}

/// The error for a source that needs Swift's parser.
struct NotPlain: Error {}
