/// A word or a sign of a source, without what is between them.
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
    /// Where the line of the token before it ends, or its own start on the same line: comments from here on are its own.
    var lead: Int
    /// It is the first of its line.
    var beginsLine: Bool

    /// Whether a declaration can begin with it, and nothing go on with it.
    var beginsDeclaration: Bool { kind == .word || isSign("@") || isSign("#") }

    func isSign(_ byte: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: byte)) }
}

/// Something in a source that only Swift's parser knows how to read.
struct NotPlain: Error {}
