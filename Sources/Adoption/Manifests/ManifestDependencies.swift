import SwiftSyntax

/// Reads the dependencies of a target in `Package.swift` or `Project.swift`.
enum ManifestDependencies {
    private static let named: Set<String> = [
        "byName", "external", "framework", "library", "package", "product", "project", "sdk", "target", "xcframework",
        "xctest",
    ]

    /// Returns the names of targets and products; `nil` if some are computed.
    static func names(in node: ExprSyntax?) -> [String]? {
        guard let node else { return [] }
        guard let list = node.as(ArrayExprSyntax.self) else { return nil }
        var names: [String] = []
        for element in list.elements.map(\.expression) {
            if let text = element.texts.first {
                names.append(text)
            } else if let found = name(of: element) {
                names.append(found)
            } else {
                return nil
            }
        }
        return names
    }

    private static func name(of node: ExprSyntax) -> String? {
        if node.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText == "xctest" { return "XCTest" }
        guard let call = node.as(FunctionCallExprSyntax.self),
            let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
            named.contains(kind)
        else { return nil }
        let argument = ["target", "product", "name"].lazy.compactMap { call.argument($0) }.first
        return (argument ?? call.arguments.first?.expression)?.texts.first
    }
}
