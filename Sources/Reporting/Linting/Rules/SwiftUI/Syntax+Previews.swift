import SwiftSyntax

extension SyntaxProtocol {
    /// True if it is in `#Preview` or a `PreviewProvider`, where containers only serve to look at a view.
    var isInPreview: Bool {
        var node = parent
        while let current = node {
            if current.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return true }
            if current.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview" { return true }
            if TypeDeclaration(current)?.inherited.contains(where: { $0.name == "PreviewProvider" }) == true {
                return true
            }
            node = current.parent
        }
        return false
    }
}
