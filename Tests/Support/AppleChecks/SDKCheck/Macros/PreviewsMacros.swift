import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing, as the compiler has type-checked the arguments, and so the body, by then.
public protocol Nothing: DeclarationMacro {}

extension Nothing {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// The `#Preview`s of UIKit, and those of SwiftUI with traits.
public struct Common: Nothing {}

/// The `#Preview` of a SwiftUI view.
public struct SwiftUIView: Nothing {}
