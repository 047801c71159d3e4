import SwiftSyntax

/// The declaration of a function without its body.
extension OpenerReader {
    /// The name with labels. For example: `resolve(_:)`.
    var name: String {
        let labels = function.signature.parameterClause.parameters.map { "\($0.label ?? "_"):" }
        return "\(function.name.plainText)(\(labels.joined()))"
    }

    /// Returns the parameter of the descriptor, the first one or the one after the environment.
    static func descriptor(of function: FunctionDeclSyntax, file: Int) -> FunctionParameterSyntax? {
        let all = function.signature.parameterClause.parameters
        guard all.count == 2, let first = all.first, let last = all.last, let body = function.body else {
            return all.first
        }
        let result = function.signature.returnClause?.type.trimmedDescription ?? ""
        let decides = { (parameter: FunctionParameterSyntax) in
            !DispatchReader(
                subject: parameter.localName,
                result: result,
                parameterNames: [],
                genericName: nil,
                file: file
            ).arms(in: body).isEmpty
                || [")", ","].contains { end in
                    body.description.contains("adoptedScene(for: \(parameter.localName.spelledAsLocal)\(end)")
                }
        }
        return !decides(first) && decides(last) ? last : first
    }

    var isStatic: Bool {
        function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    var result: String? { function.signature.returnClause?.type.trimmedDescription }

    /// The generic parameter that is the descriptor's type.
    var generic: String? {
        guard let name = parameter?.type.trimmedDescription else { return nil }
        return function.genericParameterClause?.parameters.first { $0.name.plainText == name }?.name.plainText
    }

    var constraint: String? {
        guard let generic else { return nil }
        let own = function.genericParameterClause?.parameters.first { $0.name.plainText == generic }?.inheritedType
        if let own { return own.plainName }
        return function.genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
            guard case .conformanceRequirement(let node) = requirement.requirement,
                node.leftType.trimmedDescription == generic
            else { return nil }
            return node.rightType.plainName
        }.first
    }

    var parameterNames: Set<String> {
        let values = function.signature.parameterClause.parameters.map(\.localName)
        return Set(values + (function.genericParameterClause?.parameters.map(\.name.plainText) ?? []))
    }
}
