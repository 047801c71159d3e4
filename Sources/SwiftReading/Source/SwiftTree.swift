import SwiftParser
public import SwiftSyntax

/// Reads whole sources with Swift's own parser, which alone would exhaust its stack on deeply nested ones.
public enum SwiftTree {
    /// The parser's limit, above that of ``NestingScan``, so that the parser never gives up because of it.
    private static let maximumNesting = 2 * (NestingCount.mostBrackets + NestingCount.mostAngles)

    /// Returns the tree of a file, read as UTF-8. It is never so deep that walking it would exhaust a thread's stack.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> SourceFileSyntax {
        try Remembered.value(for: Reading.whole(source)) {
            StackSpace.withPlenty { parsed(source).flatMap(walkable) }
        }.get()
    }

    /// Returns the tree of a file with syntax errors; `nil` for one without, which may have any depth.
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
