import SwiftSyntax

/// The requirements of a protocol, as declared by a conforming type.
public struct ProtocolRequirements: Hashable, Sendable {
    public struct Requirement: Hashable, Sendable {
        /// The declaration up to the body, on one line. For example: `public func jar(id: Int) async throws -> Jar`.
        public var declaration: String
        /// The name with its labels. For example: `jar(id:)`.
        public var name: String
        /// The result type; empty if there is none.
        public var result = ""
        /// The types of its parameters, its result and its errors as written.
        public var types: [String] = []
        /// The names among them that stand for types: those of its generic parameters, and of associated types.
        public var placeholders: Set<String> = []
        public var canThrow = false
        /// The type of a typed throw; empty for any error.
        public var thrown = ""
        /// The text between `get` and the body, for a property or a subscript. For example: `async throws`.
        public var getter: String?
        public var isSettable = false
    }

    public var requirements: [Requirement] = []
    /// The last component of each inherited name.
    public var inherited: Set<String> = []
    public var associatedTypes: [AssociatedType] = []
    /// The types that its aliases stand for, by the names of those.
    public var aliases: [String: String] = [:]

    /// An associated type.
    public struct AssociatedType: Hashable, Sendable {
        public var name: String
        /// The last component of each protocol that it has to conform to.
        public var inherited: Set<String> = []
        public var hasDefault = false
        /// True if it has other constraints.
        public var isConstrained = false
    }

    /// Reads the top-level protocols of a whole file, by name. The file is read as UTF-8.
    ///
    /// - Throws: if brackets are nested too deeply to be read.
    ///
    /// For example: `protocol Store { func all() -> [Jar] }` gives the requirement `public func all() -> [Jar]` of
    /// `Store`.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> [String: ProtocolRequirements] {
        let protocols = try SwiftTree.read(source).statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
        return Dictionary(protocols.map { ($0.name.plainText, ProtocolRequirements($0)) }) { first, _ in first }
    }

    private init(_ node: ProtocolDeclSyntax) {
        inherited = node.inheritanceClause?.lastNames ?? []
        for requirement in node.genericWhereClause?.requirements ?? [] {
            guard case .conformanceRequirement(let bound) = requirement.requirement else { continue }
            // `where Self: AnyObject` inherits as well.
            if bound.leftType.trimmedDescription == "Self" { inherited.formUnion(bound.rightType.namedTypes) }
        }
        let isConstrained = node.genericWhereClause?.requirements.contains { !$0.isOfSelf } == true
        for member in node.memberBlock.members {
            switch Syntax(member.decl).as(SyntaxEnum.self) {
            case .functionDecl(let function): requirements.append(Requirement(function))
            case .initializerDecl(let initializer): requirements.append(Requirement(initializer))
            case .subscriptDecl(let node): requirements.append(Requirement(node))
            case .variableDecl(let variable): requirements += variable.bindings.map { Requirement(variable, $0) }
            case .associatedTypeDecl(let type): associatedTypes.append(AssociatedType(type, isConstrained))
            case .typeAliasDecl(let alias):
                aliases[alias.name.plainText] = alias.initializer.value.trimmedDescription
            default: break
            }
        }
    }
}

extension ProtocolRequirements.AssociatedType {
    fileprivate init(_ node: AssociatedTypeDeclSyntax, _ isConstrained: Bool) {
        name = node.name.text
        inherited = node.inheritanceClause?.lastNames ?? []
        hasDefault = node.initializer != nil
        self.isConstrained = isConstrained || node.genericWhereClause != nil
    }
}

extension InheritanceClauseSyntax {
    /// The last component of each name, including those in compositions. `class` is `AnyObject`.
    fileprivate var lastNames: Set<String> {
        Set(
            inheritedTypes.flatMap { entry in
                entry.type.is(ClassRestrictionTypeSyntax.self) ? ["AnyObject"] : entry.type.namedTypes
            }
        )
    }
}

extension GenericRequirementSyntax {
    fileprivate var isOfSelf: Bool {
        guard case .conformanceRequirement(let bound) = requirement else { return false }
        return bound.leftType.trimmedDescription == "Self"
    }
}

extension ProtocolRequirements.Requirement {
    fileprivate init(_ node: FunctionDeclSyntax) {
        let head = "func \(node.name.text)" + (node.genericParameterClause?.onOneLine ?? "")
        let tail = node.genericWhereClause.map { " " + $0.onOneLine } ?? ""
        declaration = Self.head(node.attributes, node.modifiers) + head + node.signature.onOneLine + tail
        name = node.name.plainText + node.signature.parameterClause.labels
        take(node.signature)
        take(node.genericParameterClause, node.genericWhereClause)
    }

    fileprivate init(_ node: InitializerDeclSyntax) {
        let head = "init" + (node.optionalMark?.text ?? "") + (node.genericParameterClause?.onOneLine ?? "")
        let tail = node.genericWhereClause.map { " " + $0.onOneLine } ?? ""
        declaration = Self.head(node.attributes, node.modifiers) + head + node.signature.onOneLine + tail
        name = "init" + node.signature.parameterClause.labels
        take(node.signature)
        take(node.genericParameterClause, node.genericWhereClause)
    }

    fileprivate init(_ node: SubscriptDeclSyntax) {
        let head = "subscript" + (node.genericParameterClause?.onOneLine ?? "") + node.parameterClause.onOneLine
        let tail = node.genericWhereClause.map { " " + $0.onOneLine } ?? ""
        declaration = Self.head(node.attributes, node.modifiers) + head + " " + node.returnClause.onOneLine + tail
        name = "subscript" + node.parameterClause.labels
        types = node.parameterClause.parameters.map(\.type.trimmedDescription)
        take(node.returnClause.type, node.accessorBlock)
        take(node.genericParameterClause, node.genericWhereClause)
    }

    fileprivate init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
        let type = binding.typeAnnotation?.type
        let text = binding.pattern.onOneLine + (type.map { ": \($0.onOneLine)" } ?? "")
        declaration = Self.head(node.attributes, node.modifiers) + "var " + text
        name = binding.pattern.trimmedDescription
        if let type { take(type, binding.accessorBlock) }
    }

    private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let words = (attributes.isEmpty ? [] : [attributes.onOneLine]) + ["public"]
        return (words + (modifiers.isEmpty ? [] : [modifiers.onOneLine])).joined(separator: " ") + " "
    }

    private mutating func take(_ signature: FunctionSignatureSyntax) {
        types = signature.parameterClause.parameters.map(\.type.trimmedDescription)
        if let type = signature.returnClause?.type {
            result = type.onOneLine
            types.append(result)
        }
        take(signature.effectSpecifiers?.throwsClause)
    }

    private mutating func take(_ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?) {
        for parameter in clause?.parameters ?? [] {
            placeholders.insert(parameter.name.plainText)
            types += parameter.inheritedType?.parts ?? []
        }
        for condition in conditions?.requirements ?? [] {
            if case .conformanceRequirement(let bound) = condition.requirement { types += bound.rightType.parts }
        }
    }

    private mutating func take(_ clause: ThrowsClauseSyntax?) {
        canThrow = clause != nil
        thrown = clause?.type?.trimmedDescription ?? ""
        if !thrown.isEmpty { types.append(thrown) }
    }

    private mutating func take(_ type: TypeSyntax, _ block: AccessorBlockSyntax?) {
        result = type.onOneLine
        types.append(result)
        guard case .accessors(let accessors) = block?.accessors else { return }
        for accessor in accessors {
            if accessor.accessorSpecifier.text == "set" {
                isSettable = true
            } else {
                getter = accessor.effectSpecifiers?.onOneLine ?? ""
                take(accessor.effectSpecifiers?.throwsClause)
            }
        }
    }
}

extension TypeSyntax {
    /// The protocols of a composition, as written.
    fileprivate var parts: [String] {
        self.as(CompositionTypeSyntax.self)?.elements.flatMap(\.type.parts) ?? [trimmedDescription]
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String { "(\(parameters.map { "\($0.firstName.plainText):" }.joined()))" }
}

extension SyntaxProtocol {
    /// The text on one line, without comments.
    fileprivate var onOneLine: String {
        var text = ""
        var isSpaced = false
        for token in tokens(viewMode: .sourceAccurate) {
            let isClosing = [")", "]", ">"].contains(token.text)
            let isOpened = text.last.map { "([<".contains($0) } ?? true
            if isSpaced || !token.leadingTrivia.isEmpty, !isOpened, !isClosing { text += " " }
            text += token.text
            isSpaced = !token.trailingTrivia.isEmpty
        }
        return text
    }
}
