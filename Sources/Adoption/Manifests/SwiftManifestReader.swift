import SwiftParser
import SwiftReading
import SwiftSyntax

/// Reads targets out of a manifest in Swift, `Package.swift` or Tuist's `Project.swift`, without running it.
///
/// What is computed there stays unknown; nothing is guessed from it.
final class SwiftManifestReader: SyntaxVisitor {
    private static let testCalls: Set<String> = ["testTarget", "unitTests", "uiTests"]
    private static let targetCalls: Set<String> = ["target", "executableTarget", "Target", "macro"]

    private let kind: AppManifest.Kind
    private var name: String?
    private var targets: [AppTarget] = []
    private var isMainActorByDefault = false

    static func read(_ bytes: [UInt8], kind: AppManifest.Kind, path: String) -> AppManifest? {
        guard let tree = try? SwiftTree.read(bytes) else { return nil }
        let reader = SwiftManifestReader(kind: kind)
        reader.walk(tree)
        return AppManifest(
            kind: kind,
            path: path,
            name: reader.name,
            targets: reader.targets,
            isMainActorByDefault: reader.isMainActorByDefault
        )
    }

    private init(kind: AppManifest.Kind) {
        self.kind = kind
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        guard let called else { return .visitChildren }
        if ["Package", "Project"].contains(called) { name = name ?? node.text(of: "name") }
        if called == "defaultIsolation",
            node.arguments.first?.expression.trimmedDescription.hasPrefix("MainActor") == true
        {
            isMainActorByDefault = true
        }
        let isTest = SwiftManifestReader.testCalls.contains(called)
        guard isTest || SwiftManifestReader.targetCalls.contains(called), let target = node.text(of: "name"),
            !isDependency(node)
        else { return .visitChildren }
        let product = node.arguments.first { $0.label?.plainText == "product" }?.expression.trimmedDescription ?? ""
        let isTestTarget = isTest || product.lowercased().contains("test")
        targets.append(
            AppTarget(name: target, folders: folders(of: node, target, isTestTarget), isTest: isTestTarget)
        )
        return .visitChildren
    }

    /// `.target(name: "Core")` among another target's dependencies.
    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.as(LabeledExprSyntax.self)?.label?.plainText == "dependencies" { return true }
            current = parent.parent
        }
        return false
    }

    private func folders(of node: FunctionCallExprSyntax, _ name: String, _ isTest: Bool) -> [String] {
        if kind == .tuist {
            let sources = node.arguments.first { ["sources", "buildableFolders"].contains($0.label?.plainText) }
            return sources?.expression.texts.map(SwiftManifestReader.folder) ?? []
        }
        return [node.text(of: "path").map(SwiftManifestReader.folder) ?? "\(isTest ? "Tests" : "Sources")/\(name)"]
    }

    /// `App/Sources` of `App/Sources/**/*.swift`.
    private static func folder(_ pattern: String) -> String {
        let parts = pattern.split(separator: "/").filter { $0 != "." }.prefix { !$0.contains("*") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

extension FunctionCallExprSyntax {
    fileprivate func text(of label: String) -> String? {
        arguments.first { $0.label?.plainText == label }?.expression.texts.first
    }
}

extension ExprSyntax {
    /// Its plain string, or those of a list.
    fileprivate var texts: [String] {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            return [literal.representedLiteralValue].compactMap(\.self)
        }
        return self.as(ArrayExprSyntax.self)?.elements.flatMap { $0.expression.texts } ?? []
    }
}
