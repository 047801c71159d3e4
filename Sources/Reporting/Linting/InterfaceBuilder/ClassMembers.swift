import SwiftSyntax

/// The part of a class in one source: its declaration, or an extension.
struct ClassMembers: Sendable {
    var name: String
    var module: String
    /// The path of the source.
    var path: String
    var isDeclaration: Bool
    /// The superclass, or a protocol: the first name after the colon.
    var parent: String?
    /// The name in `@objc(Name)`.
    var objectiveCName: String?
    /// The properties that Interface Builder can set.
    var outlets: Set<String> = []
    /// The outlets that are `nil` unless a document connects them, although their types say otherwise.
    var required: [RequiredOutlet] = []
    /// The names that code of the same source assigns a value to.
    var assigned: Set<String>
    /// The selectors of methods that controls can call.
    var actions: Set<String> = []
    /// The members that Interface Builder can't see.
    var hidden: Set<String> = []

    /// - Parameter assigned: the names that the source assigns a value to.
    init(_ declaration: TypeDeclaration, module: String, path: String, assigned: Set<String>) {
        name = declaration.name.plainText
        self.module = module
        self.path = path
        self.assigned = assigned
        isDeclaration = !declaration.isExtension
        parent = declaration.isExtension ? nil : declaration.inherited.first?.name
        objectiveCName = SelectorName.explicitName(declaration.attributes)
        let isAllVisible = declaration.attributes.names.contains("objcMembers")
        for member in declaration.members { add(member.decl, isAllVisible: isAllVisible) }
        if isDeclaration { required = RequiredOutlet.all(in: declaration.members) }
    }

    private mutating func add(_ member: DeclSyntax, isAllVisible: Bool) {
        switch Syntax(member).as(SyntaxEnum.self) {
        case .variableDecl(let node):
            let isVisible =
                isAllVisible || !node.attributes.names.isDisjoint(with: ["IBOutlet", "objc", "IBInspectable"])
            var names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
            if let name = SelectorName.explicitName(node.attributes) { names.append(name) }
            if isVisible { outlets.formUnion(names) } else { hidden.formUnion(names) }
        case .functionDecl(let node):
            let isVisible =
                isAllVisible || !node.attributes.names.isDisjoint(with: ["IBAction", "objc", "IBSegueAction"])
                || node.modifiers.contains { $0.name.text == "override" }
            let name = SelectorName.of(node)
            if isVisible { actions.insert(name) } else { hidden.insert(name) }
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                guard case .decls(let members) = clause.elements else { continue }
                for member in members { add(member.decl, isAllVisible: isAllVisible) }
            }
        default: break
        }
    }
}

extension AttributeListSyntax {
    fileprivate var names: Set<String> {
        Set(everywhere.compactMap(\.attributeName.names.last))
    }
}
