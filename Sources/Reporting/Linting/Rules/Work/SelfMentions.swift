import SwiftSyntax

/// A place where a closure captures `self` strongly.
struct SelfMention {
    var offset: Int
    /// The member that is used: `interactor` in `self.interactor.fetchRecipe()`; `nil` for `self` alone.
    var member: String?
}

/// Finds the uses that make a closure hold `self`, including those in nested closures, which capture it from the outer
/// one.
final class SelfMentions: SyntaxVisitor {
    private var mentions: [SelfMention] = []

    /// Returns the uses in the order of the source.
    static func holding(_ closure: ClosureExprSyntax) -> [SelfMention] {
        let captures = closure.signature?.capture.map { Array($0.items) } ?? []
        if captures.contains(where: { $0.isSelf && $0.specifier != nil }) { return [] }
        let visitor = SelfMentions(viewMode: .sourceAccurate)
        visitor.mentions = captures.filter { $0.specifier == nil && ($0.isSelf || $0.renamesSelf) }
            .map { SelfMention(offset: $0.start) }
        visitor.walk(closure.statements)
        return visitor.mentions
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        // `Recipe.self` and `\.self` are no objects.
        guard node.isSelf, access?.declName != node, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true else {
            return .skipChildren
        }
        mentions.append(SelfMention(offset: node.start, member: access?.declName.baseName.text))
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.isSelf { mentions.append(SelfMention(offset: node.name.start)) }
        return .visitChildren
    }

    /// Visits a nested closure. If it captures `self` explicitly, only its capture list counts.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let capture = node.signature?.capture, capture.items.contains(where: \.isSelf) else {
            return .visitChildren
        }
        walk(capture)
        return .skipChildren
    }

    // Types have a `self` of their own.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclReferenceExprSyntax {
    fileprivate var isSelf: Bool { baseName.tokenKind == .keyword(.self) }
}

extension ClosureCaptureSyntax {
    /// True for `[self]` and `[weak self]`.
    fileprivate var isSelf: Bool { initializer == nil && name.tokenKind == .keyword(.self) }

    /// True for `[presenter = self]`.
    fileprivate var renamesSelf: Bool { initializer?.value.as(DeclReferenceExprSyntax.self)?.isSelf == true }
}
