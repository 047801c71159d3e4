import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` to nothing. The compiler has type-checked the arguments, and so the body, by then.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// The same for a system that doesn't have this `#Preview`: it has to stand under `@available(iOS 17.0, *)`.
public struct NewerPreviewMacro: DeclarationMacro {
    struct Unavailable: Error, CustomStringConvertible {
        let description = "'Preview(_:body:)' is only available in iOS 17.0 or newer"
    }

    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let attributes = node.as(MacroExpansionDeclSyntax.self)?.attributes.map(\.trimmedDescription) ?? []
        guard attributes.contains(where: { $0.hasPrefix("@available(iOS 17") }) else { throw Unavailable() }
        return []
    }
}
