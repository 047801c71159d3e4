import SwiftSyntax

/// Reads a function that may assemble a screen, recognised by its name and its type's.
struct AssemblyReader {
    let function: FunctionDeclSyntax
    /// The types around it, outermost first.
    let around: [TypeFacts]
    let file: Int
    let isConditional: Bool

    /// The function; `nil` if it doesn't assemble a screen.
    var assembly: AssemblyFunction? {
        guard let owner = around.last, !owner.isProtocol, function.body != nil,
            let returns = function.signature.returnClause?.type.trimmedDescription,
            AssemblyWords.verb(of: function.name.plainText) != nil
        else { return nil }
        let modifiers = function.modifiers.map(\.name.text)
        let isStatic = modifiers.contains { ["static", "class"].contains($0) }
        guard isStatic ? AssemblyWords.isModule(owner.lastName) : AssemblyWords.isFactory(owner.lastName) else {
            return nil
        }
        let isHidden = function.modifiers.areHiding || around.contains { $0.isHidden || $0.hidesTypes }
        return AssemblyFunction(
            owner: owner.name,
            name: function.name.plainText,
            place: SourcePlace(file: file, offset: function.name.positionAfterSkippingLeadingTrivia.utf8Offset),
            isStatic: isStatic,
            parameters: function.signature.parameterClause.parameters.map(parameter),
            returns: returns,
            obstacle: obstacle(owner),
            isHidden: isHidden,
            isPublic: function.modifiers.areExporting || (owner.isExtension && owner.isExported)
        )
    }

    private func parameter(_ node: FunctionParameterSyntax) -> AssemblyFunction.Parameter {
        AssemblyFunction.Parameter(
            label: node.label,
            name: node.localName,
            type: node.type.trimmedDescription,
            defaultValue: node.defaultValue?.value.trimmedDescription,
            isVariadic: node.ellipsis != nil
        )
    }

    private func obstacle(_ owner: TypeFacts) -> AssemblyFunction.Obstacle? {
        let effects = function.signature.effectSpecifiers
        if effects?.asyncSpecifier != nil { return .async }
        if effects?.throwsClause != nil { return .throwing }
        if function.genericParameterClause != nil { return .generic }
        let modifiers = function.modifiers.map(\.name.text)
        if modifiers.contains(where: { ["mutating", "consuming"].contains($0) }) { return .changing }
        if owner.isGeneric { return .inGenericType(owner.name) }
        if isConditional { return .conditional }
        if owner.isAvailableInPart || function.attributes.names.contains("available") { return .availableInPart }
        let actors = function.attributes.names.filter { $0.hasSuffix("Actor") && $0.lastPart != "MainActor" }
        return actors.first.map(AssemblyFunction.Obstacle.on)
    }
}

extension AssemblyFunction.Obstacle {
    fileprivate static let async = Self(
        reason: "it is async",
        remedy: "build the screen without waiting, and let it load what it shows"
    )
    fileprivate static let throwing = Self(
        reason: "it can throw",
        remedy: "build a screen that shows what went wrong"
    )
    fileprivate static let generic = Self(reason: "it is generic", remedy: "write a function for each screen")
    fileprivate static let changing = Self(
        reason: "it changes what it is called on",
        remedy: "let it change nothing: make what it needs in 'init'"
    )
    fileprivate static let conditional = Self(
        reason: "it stands in an '#if'",
        remedy: "move the '#if' into the function"
    )
    fileprivate static let availableInPart = Self(
        reason: "it isn't available everywhere",
        remedy: "give another screen where it isn't available"
    )

    fileprivate static func inGenericType(_ name: String) -> Self {
        Self(reason: "'\(name)' is generic, or extended under a condition", remedy: "move it to a type that isn't")
    }

    fileprivate static func on(_ actor: String) -> Self {
        Self(
            reason: "it is isolated to '\(actor)', and scenes are built on the main actor",
            remedy: "isolate it to the main actor"
        )
    }
}
