import SwiftSyntax

extension CodeBlockItemListSyntax {
    /// True for items at the top level of a file, even in an `#if`.
    var isOfFile: Bool {
        var node = parent
        while let current = node {
            switch current.kind {
            case .sourceFile: return true
            case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList:
                node = current.parent
            default: return false
            }
        }
        return false
    }

    /// The items, with those of an `#if` in its place.
    var withConditional: [CodeBlockItemSyntax] {
        flatMap { item -> [CodeBlockItemSyntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            return condition.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
                guard case .statements(let items) = clause.elements else { return [] }
                return items.withConditional
            }
        }
    }

    /// Returns true if one of them declares a type of that name; extensions don't count.
    func declareType(_ name: String) -> Bool {
        withConditional.contains { item in
            let item = Syntax(item.item)
            if let alias = item.as(TypeAliasDeclSyntax.self) { return alias.name.plainText == name }
            return !item.is(ExtensionDeclSyntax.self) && item.typeName == name
        }
    }
}

extension TokenSyntax {
    /// True in the condition of an `#if`, whose names are flags and modules.
    var isOfCondition: Bool {
        var child = Syntax(self)
        while let node = child.parent {
            if let clause = node.as(IfConfigClauseSyntax.self) { return clause.condition?.id == child.id }
            child = node
        }
        return false
    }

    /// True for the module in a `canImport`.
    var isAskedForImport: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        var path = ExprSyntax(reference)
        while let member = path.parent?.as(MemberAccessExprSyntax.self) {
            if member.base?.id != path.id { return false }
            path = ExprSyntax(member)
        }
        let argument = path.parent?.as(LabeledExprSyntax.self)
        let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let function = call?.calledExpression.as(DeclReferenceExprSyntax.self)
        return argument?.label == nil && function?.baseName.text == "canImport"
    }
}
