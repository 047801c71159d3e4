import SwiftSyntax

/// An `@IBOutlet` with an implicitly unwrapped type and no value of its own: without a connection, using it crashes.
struct RequiredOutlet: Sendable {
    var name: String
    /// The name that documents use.
    var connectedName: String
    /// The type without `!`.
    var type: String
    /// The offset of the property's name.
    var offset: Int
    /// True if only its own source can assign it.
    var isPrivate: Bool

    static func all(in members: MemberBlockItemListSyntax) -> [RequiredOutlet] {
        members.flatMap { member -> [RequiredOutlet] in
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .variableDecl(let node): all(in: node)
            // Elsewhere the outlet may not be there at all.
            case .ifConfigDecl(let node): node.clauseForUIKit.map { all(in: $0) } ?? []
            default: []
            }
        }
    }

    private static func all(in clause: IfConfigClauseSyntax) -> [RequiredOutlet] {
        guard case .decls(let members) = clause.elements else { return [] }
        return all(in: members)
    }

    private static func all(in node: VariableDeclSyntax) -> [RequiredOutlet] {
        let attributes = names(of: node.attributes)
        let modifiers = node.modifiers.map(\.name.text)
        guard attributes.contains("IBOutlet"), attributes.isSubset(of: plainAttributes),
            !modifiers.contains("override")
        else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
                binding.initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true, isStored(binding)
            else { return nil }
            return RequiredOutlet(
                name: name.plainText,
                connectedName: SelectorName.explicitName(node.attributes) ?? name.plainText,
                type: type.wrappedType.trimmedDescription,
                offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
                isPrivate: node.modifiers.contains {
                    ["private", "fileprivate"].contains($0.name.text)
                }
            )
        }
    }

    /// Attributes that don't change where the value comes from, as property wrappers do.
    private static let plainAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "objc", "available", "MainActor", "nonobjc", "preconcurrency",
    ]

    private static func names(of attributes: AttributeListSyntax) -> Set<String> {
        attributes.reduce(into: []) { names, element in
            switch element {
            case .attribute(let attribute): names.formUnion(attribute.attributeName.names)
            case .ifConfigDecl(let node):
                guard case .attributes(let inner) = node.clauseForUIKit?.elements else { return }
                names.formUnion(self.names(of: inner))
            }
        }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The clause that is compiled wherever there is UIKit.
    fileprivate var clauseForUIKit: IfConfigClauseSyntax? {
        clauses.first.flatMap { clause in
            let condition = clause.condition?.trimmedDescription ?? ""
            return ["canImport(UIKit)", "os(iOS)"].contains(condition) ? clause : nil
        }
    }
}
