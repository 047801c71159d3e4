import SwiftSyntax

/// Finds the functions of a source that may open any descriptor: methods of the environment, and functions with it as
/// a parameter.
final class OwnResolver: SyntaxVisitor {
    struct Found: Sendable {
        /// The offset of its name.
        var byte: Int
        var place: Basics.SourceLocation?
        /// The descriptor's name in its body.
        var subject: String
        /// The receiver. For example: `environment.`; empty in a method.
        var receiver: String
        /// The cast. For example: ` as? D.Output`; empty if the switch returns the same type.
        var cast: String
        /// True if it returns the output of its descriptor, or of the specs.
        var isCertain: Bool
        var givesValueWithoutReturn: Bool
    }

    private let environment: String
    private let conformance: String
    private let descriptors: DescriptorTypes
    private(set) var found: [Found] = []

    /// - Parameters:
    ///   - environment: the environment's type, without its enclosing types.
    ///   - conformance: the protocol of the descriptors, likewise.
    init(environment: String, conformance: String, _ descriptors: DescriptorTypes) {
        self.environment = environment
        self.conformance = conformance
        self.descriptors = descriptors
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard let body = node.body, let result = node.signature.returnClause?.type,
            let subject = parameters.first(where: { constraint(of: $0.type, in: node) == conformance }),
            let receiver = receiver(of: node)
        else { return .visitChildren }
        let text = (result.as(OptionalTypeSyntax.self)?.wrappedType ?? result).trimmedDescription
        let isCertain = text == descriptors.returns?.text ?? "\(subject.type.trimmedDescription).\(descriptors.output)"
        let words = ["View", "Controller", "Scene", "Screen", "Module", "Page"]
        guard isCertain || text == "Any" || words.contains(where: text.contains) else { return .visitChildren }
        found.append(
            Found(
                byte: node.name.start,
                subject: SwiftIdentifier.spelled(subject.localName, as: .local),
                receiver: receiver,
                cast: text == descriptors.returns?.text ?? "Any" ? "" : " as? \(text)",
                isCertain: isCertain,
                givesValueWithoutReturn: body.givesValueWithoutReturn
            )
        )
        return .visitChildren
    }

    /// Returns `Place` for `any Place`, `some Place`, and a generic parameter.
    private func constraint(of type: TypeSyntax, in node: FunctionDeclSyntax) -> String? {
        let name = type.trimmedDescription
        if let own = node.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
            let required = node.genericWhereClause?.requirements.compactMap { requirement -> TypeSyntax? in
                guard case .conformanceRequirement(let node) = requirement.requirement,
                    node.leftType.trimmedDescription == name
                else { return nil }
                return node.rightType
            }
            return (own.inheritedType ?? required?.first)?.names.last
        }
        return type.names.last
    }

    /// Returns the receiver; `nil` for a function without an environment.
    private func receiver(of node: FunctionDeclSyntax) -> String? {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        if !isStatic, node.enclosingTypes.first == environment { return "" }
        return node.signature.parameterClause.parameters.first { $0.type.names == [environment] }
            .map { "\(SwiftIdentifier.spelled($0.localName, as: .local))." }
    }
}

extension FunctionParameterSyntax {
    fileprivate var localName: String { (secondName ?? firstName).plainText }
}

extension CodeBlockSyntax {
    /// True if its only statement is a `switch`, an `if` or another expression that it returns.
    fileprivate var givesValueWithoutReturn: Bool {
        guard statements.count == 1, let only = statements.first?.item, !only.is(DeclSyntax.self),
            only.is(ExprSyntax.self) || only.is(ExpressionStmtSyntax.self)
        else { return false }
        return !only.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.return) || ["fatalError", "preconditionFailure"].contains($0.text)
        }
    }
}
