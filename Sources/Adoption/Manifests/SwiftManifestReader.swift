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
    /// The expressions of targets' settings, at the same positions as the targets.
    private var settings: [String] = []
    /// Names of lists of settings that have it.
    private var mainActorSettings: Set<String> = []
    /// Something else than a target or a named list has it: for whom is computed.
    private var isForAll = false

    static func read(_ bytes: [UInt8], kind: AppManifest.Kind, path: String) -> AppManifest? {
        guard let tree = try? SwiftTree.read(bytes) else { return nil }
        let reader = SwiftManifestReader(kind: kind)
        reader.walk(tree)
        return AppManifest(
            kind: kind,
            path: path,
            name: reader.name,
            targets: zip(reader.targets, reader.settings).map { target, settings in
                var target = target
                let words = Set(settings.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
                target.isMainActorByDefault =
                    reader.isForAll || settings.filter { !$0.isWhitespace }.contains("defaultIsolation(MainActor")
                    || !words.isDisjoint(with: reader.mainActorSettings)
                return target
            }
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
            noteIsolation(at: node)
        }
        let isTest = SwiftManifestReader.testCalls.contains(called)
        guard isTest || SwiftManifestReader.targetCalls.contains(called), let target = node.text(of: "name"),
            !isDependency(node)
        else { return .visitChildren }
        let product = node.arguments.first { $0.label?.plainText == "product" }?.expression.trimmedDescription ?? ""
        let isTestTarget = isTest || product.lowercased().contains("test")
        let own = node.arguments.first { $0.label?.plainText == "swiftSettings" }
        settings.append(own?.expression.trimmedDescription ?? "")
        targets.append(
            AppTarget(name: target, folders: folders(of: node, target, isTestTarget), isTest: isTestTarget)
        )
        return .visitChildren
    }

    /// Of a target, of a list that targets name, or of whatever a loop makes of it.
    private func noteIsolation(at node: FunctionCallExprSyntax) {
        var current = node.parent
        while let parent = current {
            if parent.as(LabeledExprSyntax.self)?.label?.plainText == "swiftSettings" { return }
            if let binding = parent.as(PatternBindingSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                binding.parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, name != "package"
            {
                mainActorSettings.insert(name)
                return
            }
            current = parent.parent
        }
        isForAll = true
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
