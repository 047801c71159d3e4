import SwiftSyntax

/// The names that a source assigns a value to, or passes as `inout`. For example: `title` of `self.title = UILabel()`.
enum AssignedNames {
    static func all(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = AssignmentVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    /// Returns those of the names that a source assigns to members of other objects, as in `cell.title = label`. The
    /// source isn't parsed, so that comments count, too.
    static func all(ofOthers names: Set<String>, in source: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        var word = 0..<0
        var base = 0..<0
        var position = 0
        while position < source.count {
            guard source[position].isWordByte else {
                position += 1
                continue
            }
            base = word
            let start = position
            while position < source.count, source[position].isWordByte { position += 1 }
            word = start..<position
            guard start > 0, source[start - 1] == UInt8(ascii: "."), isAssigned(source, position),
                base.upperBound != start - 1 || !source[base].elementsEqual("self".utf8)
            else { continue }
            let name = String(decoding: source[word], as: UTF8.self)
            if names.contains(name) { found.insert(name) }
        }
        return found
    }

    private static func isAssigned(_ source: [UInt8], _ end: Int) -> Bool {
        var rest = blanksSkipped(source[end...])
        guard rest.popFirst() == UInt8(ascii: "="), rest.first != UInt8(ascii: "=") else { return false }
        rest = blanksSkipped(rest)
        return !rest.starts(with: "nil".utf8) || rest.dropFirst(3).first?.isWordByte == true
    }

    /// Skips a few spaces, so that no byte is looked at often.
    private static func blanksSkipped(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        source.dropFirst(source.prefix(8).prefix { $0 == UInt8(ascii: " ") }.count)
    }
}

private final class AssignmentVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (position, element) in elements.enumerated() where element.is(AssignmentExprSyntax.self) {
            guard position > 0, elements.dropFirst(position + 1).first?.is(NilLiteralExprSyntax.self) != true else {
                continue
            }
            add(elements[position - 1])
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.expression)
        return .visitChildren
    }

    private func add(_ target: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) {
            for element in tuple.elements { add(element.expression) }
        } else if let name = target.dottedPath?.last {
            names.insert(name)
        } else if let member = target.as(MemberAccessExprSyntax.self) {
            names.insert(member.declName.baseName.plainText)
        }
    }
}
