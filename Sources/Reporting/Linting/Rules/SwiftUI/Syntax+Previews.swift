import SwiftSyntax

extension SyntaxProtocol {
    /// Whether it stands in `#Preview`, or in a `PreviewProvider`: what is around a view there is for looking at it only.
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
