import Basics
import SwiftParser
public import SwiftSyntax

/// Reads whole sources by Swift's own parser, which by itself uses up its stack on what is nested too deeply.
public enum SwiftTree {
    /// Above what ``NestingScan`` lets pass, so that the parser never gives up for that.
    private static let maximumNesting = 2 * (NestingCount.mostBrackets + NestingCount.mostAngles)

    /// The tree of a file, which is taken for UTF-8. It is nowhere so deep that walking it would take a thread's stack.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceFileSyntax {
        try Remembered.value(for: Reading.whole(source)) {
            StackSpace.withPlenty { parsed(source).flatMap(walkable) }
        }.get()
    }

    /// The same for who walks trees with errors only: `nil` for one without, which may have any depth.
    static func readIfBroken(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceFileSyntax? {
        let tree = try parsed(source).get()
        return tree.hasError ? try walkable(tree).get() : nil
    }

    private enum Reading: Hashable {
        case parsed([UInt8])
        case whole([UInt8])
    }

    private static func parsed(_ source: [UInt8]) -> Result<SourceFileSyntax, NestedTooDeeply> {
        Remembered.value(for: Reading.parsed(source)) {
            StackSpace.withPlenty {
                if let offset = NestingScan.fault(in: source, stack: StackSpace.current) {
                    return .failure(NestedTooDeeply(offset: offset))
                }
                return .success(
                    source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumNesting) }
                )
            }
        }
    }

    private static func walkable(_ tree: SourceFileSyntax) -> Result<SourceFileSyntax, NestedTooDeeply> {
        StackSpace.withPlenty {
            SyntaxDepth.fault(in: tree).map { .failure(NestedTooDeeply(offset: $0)) } ?? .success(tree)
        }
    }
}
