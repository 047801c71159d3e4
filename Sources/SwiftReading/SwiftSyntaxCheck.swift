public import SwiftSyntax

/// A place in a Swift file that its parser can't make sense of.
public struct SwiftSyntaxProblem: Hashable, Sendable {
    /// 1-based line.
    public var line: Int
    /// 1-based column, counted in Unicode scalars.
    public var column: Int
    public var message: String
    /// Whether it may be Swift, and is nested too deeply to be read.
    public var isTooDeep = false

    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    init(_ nesting: NestedTooDeeply, in source: [UInt8]) {
        let place = TextPlace(ofByte: nesting.offset, in: source)
        self.init(line: place.line, column: place.column, message: NestedTooDeeply.message)
        isTooDeep = true
    }
}

/// Tells whether a whole Swift file parses.
public enum SwiftSyntaxCheck {
    /// The first syntax errors of a file, by place, at most ten; empty when it parses.
    ///
    /// The text is parsed as the compiler would, but neither formatted nor type-checked.
    public static func problems(in source: [UInt8]) -> [SwiftSyntaxProblem] {
        do throws(NestedTooDeeply) {
            return try SwiftTree.readIfBroken(source).map { problems(in: $0, source) } ?? []
        } catch {
            return [SwiftSyntaxProblem(error, in: source)]
        }
    }

    /// The first syntax errors of a file, by place, at most ten; empty when it parses.
    public static func problems(in source: String) -> [SwiftSyntaxProblem] {
        problems(in: Array(source.utf8))
    }

    private static let most = 10

    /// Those of a file whose tree is known already. With the marker of a merge, all others only follow from that.
    public static func problems(in tree: SourceFileSyntax, _ source: [UInt8]) -> [SwiftSyntaxProblem] {
        guard tree.hasError else { return [] }
        if let marker = MergeMarker.first(in: tree, source) {
            return [problem(MergeMarker.message, at: marker, source)]
        }
        var problems: [SwiftSyntaxProblem] = []
        var isAfterProblem = false
        var isForgiven = false
        for token in tree.tokens(viewMode: .all) where problems.count < most {
            if token.isForgiven {
                isForgiven = true
                continue
            }
            let message = message(for: token)
            if let message, !isAfterProblem {
                problems.append(problem(message, at: token.positionAfterSkippingLeadingTrivia.utf8Offset, source))
            }
            isAfterProblem = message != nil
        }
        return problems.isEmpty && !isForgiven ? [problem("this file doesn't parse as Swift", at: 0, source)] : problems
    }

    /// Of neighbours in error, the first one is told.
    private static func message(for token: TokenSyntax) -> String? {
        if token.isUnexpected { return "unexpected \(described(token))" }
        if token.presence == .missing { return "expected \(described(token))" }
        return token.hasError ? "malformed \(described(token))" : nil
    }

    private static func described(_ token: TokenSyntax) -> String {
        switch token.tokenKind {
        case .endOfFile: "end of file"
        case .identifier where token.presence == .missing: "a name"
        default: token.text.isEmpty ? "code" : "'\(token.text.prefix(40))'"
        }
    }

    private static func problem(_ message: String, at offset: Int, _ source: [UInt8]) -> SwiftSyntaxProblem {
        let place = TextPlace(ofByte: offset, in: source)
        return SwiftSyntaxProblem(line: place.line, column: place.column, message: message)
    }
}

extension TokenSyntax {
    /// Swift 5 only warns of a space before an attribute's arguments, as in `@Wrapper (App.self) var app`; which version reads
    /// the file isn't known, and what it means is.
    fileprivate var isForgiven: Bool {
        hasError && presence == .present && tokenKind == .leftParen && parent?.is(AttributeSyntax.self) == true
            && !isUnexpected
    }
}
