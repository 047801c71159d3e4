import SwiftSyntax

/// Reads the parameters of a component's initializer: the first one declared, or a struct's memberwise one.
struct ComponentInitializerReader {
    private(set) var faults: [DeclaredComponent.Fault] = []
    /// True if other modules can call it. A memberwise initializer is never public.
    private(set) var isSeenByOthers = false
    private let node: StructDeclSyntax
    private let properties: [ComponentProperty]

    init(_ node: StructDeclSyntax) {
        self.node = node
        properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .flatMap(ComponentProperty.all)
    }

    mutating func parameters() -> [DeclaredComponent.Parameter] {
        let declared = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard let first = declared.first(where: { !$0.modifiers.arePrivate }) else {
            if !declared.isEmpty { fail(.noInitializer(property: nil), at: node.name) }
            return declared.isEmpty ? memberwise() : []
        }
        isSeenByOthers = first.modifiers.areSeenByOthers
        if first.optionalMark != nil || first.signature.effectSpecifiers != nil {
            fail(.unusualInitializer, at: first.initKeyword)
        }
        if first.genericParameterClause != nil { fail(.generic, at: first.initKeyword) }
        return first.signature.parameterClause.parameters.map(parameter)
    }

    private func parameter(_ node: FunctionParameterSyntax) -> DeclaredComponent.Parameter {
        let name = (node.secondName ?? node.firstName).plainText
        let written = node.type.trimmedDescription.onOneLine
        let bound = written.boundType
        var parameter = DeclaredComponent.Parameter(
            label: node.firstName.plainText,
            name: name,
            type: bound ?? written + (node.ellipsis == nil ? "" : "..."),
            offset: node.positionAfterSkippingLeadingTrivia.utf8Offset
        )
        parameter.isBinding = bound != nil
        parameter.hasDefault = node.defaultValue != nil
        parameter.isKept = properties.contains { $0.keeps(parameter) }
        return parameter
    }

    /// Returns the memberwise parameters, without private properties and wrapped ones with a default value.
    private mutating func memberwise() -> [DeclaredComponent.Parameter] {
        var parameters: [DeclaredComponent.Parameter] = []
        for property in properties where property.isStored {
            if let wrapper = property.wrapper, wrapper != "Binding" {
                if property.lacksValue { fail(.wrapped(property: property.name, wrapper: wrapper), at: property.token) }
                continue
            }
            guard let hasDefault = property.memberwiseDefault else { continue }
            if property.isPrivate {
                fail(.noInitializer(property: property.name), at: property.token)
                continue
            }
            var parameter = DeclaredComponent.Parameter(
                label: property.name,
                name: property.name,
                type: property.type,
                offset: property.token.positionAfterSkippingLeadingTrivia.utf8Offset
            )
            parameter.isBinding = property.wrapper == "Binding"
            parameter.hasDefault = hasDefault
            parameter.isKept = true
            parameters.append(parameter)
        }
        return parameters
    }

    private mutating func fail(_ kind: DeclaredComponent.Fault.Kind, at token: TokenSyntax) {
        faults.append(
            DeclaredComponent.Fault(kind: kind, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        )
    }
}

extension String {
    /// The type that a binding binds: `Bool` of `Binding<Bool>`.
    fileprivate var boundType: String? {
        guard let start = ["Binding<", "SwiftUI.Binding<"].first(where: hasPrefix), hasSuffix(">") else { return nil }
        return String(dropFirst(start.count).dropLast())
    }
}
