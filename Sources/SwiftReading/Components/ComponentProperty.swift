import SwiftSyntax

/// A property of a component, as far as it matters to its initializer.
struct ComponentProperty {
    let token: TokenSyntax
    private let node: VariableDeclSyntax
    private let binding: PatternBindingSyntax
    /// Of `let a, b: Int` both have the last one's.
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

    /// A struct's own initializer may do without it; `nil` where it doesn't take it.
    var memberwiseDefault: Bool? { node.memberwiseDefault(of: binding) }

    /// Takes room in the struct, wrapped or not.
    var isStored: Bool {
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        return !isStatic && (wrapper != nil || memberwiseDefault != nil)
    }

    /// The attribute that wraps it: `State`. `ViewBuilder` and the like wrap nothing.
    var wrapper: String? {
        let names = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.map {
            $0.attributeName.trimmedDescription
        }
        let plain = ["ViewBuilder", "MainActor", "available", "ObservationIgnored", "Sendable"]
        return names.first { !plain.contains($0) }.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }

    /// Whether nothing but the initializer gives it its value. `@Environment(\.colorScheme)` says in its parentheses where it comes from.
    var lacksValue: Bool {
        let hasArguments = node.attributes.contains { $0.as(AttributeSyntax.self)?.arguments != nil }
        let begins = ["FocusState", "AccessibilityFocusState", "Namespace", "EnvironmentObject", "FocusedValue"]
        return binding.initializer == nil && !hasArguments && !begins.contains(wrapper ?? "")
            && annotation?.is(OptionalTypeSyntax.self) != true
    }

    /// As it is written, or as a plain default value tells it.
    var type: String {
        if let type = annotation { return type.trimmedDescription.onOneLine }
        return binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true ? "Bool" : ""
    }

    /// Whether a test reads from it what the parameter was.
    func keeps(_ parameter: DeclaredComponent.Parameter) -> Bool {
        let type = parameter.type.replacing("@escaping ", with: "")
        let isStored = memberwiseDefault != nil || binding.accessorBlock == nil
        return name == parameter.name && !isPrivate && isStored && self.type == type
            && (wrapper == "Binding") == parameter.isBinding
    }
}
