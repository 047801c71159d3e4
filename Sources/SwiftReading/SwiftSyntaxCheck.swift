public import SwiftSyntax

/// A syntax error in a Swift file.
public struct SwiftSyntaxProblem: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in Unicode scalars.
    public var column: Int
    public var message: String
    /// True if it may be Swift but is nested too deeply to be read.
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

/// Checks if a whole Swift file parses.
public enum SwiftSyntaxCheck {
    /// Returns the first syntax errors of a file, at most ten, by place; empty if it parses.
    ///
    /// The text is parsed as by the compiler, but neither formatted nor type-checked.
    public static func problems(in source: [UInt8]) -> [SwiftSyntaxProblem] {
        do throws(NestedTooDeeply) {
            return try SwiftTree.readIfBroken(source).map { problems(in: $0, source) } ?? []
        } catch {
            return [SwiftSyntaxProblem(error, in: source)]
        }
    }

    /// Returns the first syntax errors of a file, at most ten, by place; empty if it parses.
    public static func problems(in source: String) -> [SwiftSyntaxProblem] {
        problems(in: Array(source.utf8))
    }

    private static let most = 10

    /// Returns the syntax errors of a parsed file. If it has a merge marker, only that is reported: the others follow
    /// from it.
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

    /// Returns the message for a token in error. Only the first of several neighbours is reported.
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
    /// True for a space before an attribute's arguments, as in `@Wrapper (App.self) var app`. Swift 5 only warns of
    /// it, the version that reads the file isn't known, and the meaning is clear.
    fileprivate var isForgiven: Bool {
        hasError && presence == .present && tokenKind == .leftParen && parent?.is(AttributeSyntax.self) == true
            && !isUnexpected
    }
}
