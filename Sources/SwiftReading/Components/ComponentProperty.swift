import SwiftSyntax

/// A property of a component, with the facts that matter to its initializer.
struct ComponentProperty {
    let token: TokenSyntax
    private let node: VariableDeclSyntax
    private let binding: PatternBindingSyntax
    /// The type annotation. In `let a, b: Int` both have the last one's.
    private let annotation: TypeSyntax?

    static func all(_ node: VariableDeclSyntax) -> [ComponentProperty] {
        var annotation: TypeSyntax?
        let properties = node.bindings.reversed().compactMap { binding -> ComponentProperty? in
            if let type = binding.typeAnnotation?.type {
                annotation = type
            } else if binding.initializer != nil {
                annotation = nil
            }
            return binding.pattern.as(IdentifierPatternSyntax.self).map {
                ComponentProperty(token: $0.identifier, node: node, binding: binding, annotation: annotation)
            }
        }
        return properties.reversed()
    }

    var name: String { token.plainText }
    var isPrivate: Bool { node.modifiers.arePrivate }

    /// True if it has a default in the memberwise initializer; `nil` if it isn't a parameter there.
    var memberwiseDefault: Bool? { node.memberwiseDefault(of: binding) }

    /// True if it is stored in the struct, wrapped or not.
    var isStored: Bool {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        return !isStatic && (wrapper != nil || memberwiseDefault != nil)
    }

    /// The attribute that wraps it: `State`. `ViewBuilder` and the like don't wrap.
    var wrapper: String? {
        let names = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.map {
            $0.attributeName.trimmedDescription
        }
        let plain = ["ViewBuilder", "MainActor", "available", "ObservationIgnored", "Sendable"]
        return names.first { !plain.contains($0) }.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }

    /// True if only the initializer gives it a value. `@Environment(\.colorScheme)` names its source in parentheses.
    var lacksValue: Bool {
        let hasArguments = node.attributes.contains { $0.as(AttributeSyntax.self)?.arguments != nil }
        let begins = ["FocusState", "AccessibilityFocusState", "Namespace", "EnvironmentObject", "FocusedValue"]
        return binding.initializer == nil && !hasArguments && !begins.contains(wrapper ?? "")
            && annotation?.is(OptionalTypeSyntax.self) != true
    }

    /// The type as written, or as a plain default value implies it.
    var type: String {
        if let type = annotation { return type.trimmedDescription.onOneLine }
        return binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true ? "Bool" : ""
    }

    /// Returns true if a test can read the parameter's value from it.
    func keeps(_ parameter: DeclaredComponent.Parameter) -> Bool {
        let type = parameter.type.replacing("@escaping ", with: "")
        let isStored = memberwiseDefault != nil || binding.accessorBlock == nil
        return name == parameter.name && !isPrivate && isStored && self.type == type
            && (wrapper == "Binding") == parameter.isBinding
    }
}
