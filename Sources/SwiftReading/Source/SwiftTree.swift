import Parallelism
import SwiftParser
package import SwiftSyntax

/// Reads whole sources by Swift's own parser, which by itself uses up its stack on what is nested too deeply.
package enum SwiftTree {
    /// Above what ``NestingScan`` lets pass, so that the parser never gives up for that.
    private static let maximumNesting = 2 * (NestingCount.mostBrackets + NestingCount.mostAngles)

    /// The tree of a file, which is taken for UTF-8. It is nowhere so deep that walking it would take a thread's stack.
    package static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceFileSyntax {
        try parse(source) { _ in true }
    }

    /// The same for who walks trees with errors only: `nil` for one without, which may have any depth.
    static func readIfBroken(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceFileSyntax? {
        let tree = try parse(source, walkingIf: \.hasError)
        return tree.hasError ? tree : nil
    }

    private static func parse(
        _ source: [UInt8],
        walkingIf isWalked: @escaping @Sendable (SourceFileSyntax) -> Bool
    ) throws(NestedTooDeeply) -> SourceFileSyntax {
        try StackSpace.withPlenty { () -> Result<SourceFileSyntax, NestedTooDeeply> in
            if let offset = NestingScan.fault(in: source, stack: StackSpace.current) {
                return .failure(NestedTooDeeply(offset: offset))
            }
            let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNesting) }
            guard isWalked(tree), let offset = SyntaxDepth.fault(in: tree) else { return .success(tree) }
            return .failure(NestedTooDeeply(offset: offset))
        }.get()
    }
}
