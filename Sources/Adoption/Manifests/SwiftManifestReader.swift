import SwiftParser
import SwiftSyntax

/// Reads targets from a manifest in Swift, `Package.swift` or Tuist's `Project.swift`, without running it.
///
/// Computed values stay unknown; none is guessed.
final class SwiftManifestReader: SyntaxVisitor {
    private static let testCalls: Set<String> = ["testTarget", "unitTests", "uiTests"]
    private static let targetCalls: Set<String> = ["target", "executableTarget", "Target", "macro"]

    private let kind: AppManifest.Kind
    private let folder: ManifestFolder
    private var name: String?
    private var targets: [AppTarget] = []
    private var products: [String: [String]] = [:]
    /// The expressions of targets' settings, at the same positions as the targets.
    private var settings: [String] = []
    /// The names of lists of settings that set the main actor as default isolation.
    private var mainActorSettings: Set<String> = []
    /// True if something other than a target or a named list sets it: the targets that it applies to are computed.
    private var isForAll = false

    /// - Parameter sources: the paths of the files in the app's folder.
    static func read(_ bytes: [UInt8], kind: AppManifest.Kind, path: String, sources: [String]) -> AppManifest? {
        guard let tree = try? SwiftTree.read(bytes) else { return nil }
        let reader = SwiftManifestReader(kind: kind, folder: ManifestFolder(of: path))
        reader.walk(tree)
        var manifest = AppManifest(
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
        manifest.products = reader.products
        if kind == .swiftPackage { manifest.findOtherFolders(among: sources) }
        return manifest
    }

    private init(kind: AppManifest.Kind, folder: ManifestFolder) {
        self.kind = kind
        self.folder = folder
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
        if ["library", "executable"].contains(called), let product = node.text(of: "name"),
            let list = node.argument("targets")?.texts, !list.isEmpty
        {
            products[product] = list
        }
        let isTest = SwiftManifestReader.testCalls.contains(called)
        guard isTest || SwiftManifestReader.targetCalls.contains(called), let target = node.text(of: "name"),
            !isDependency(node)
        else { return .visitChildren }
        let product = node.arguments.first { $0.label?.plainText == "product" }?.expression.trimmedDescription ?? ""
        let isTestTarget = isTest || product.lowercased().contains("test")
        let own = node.arguments.first { $0.label?.plainText == "swiftSettings" }
        settings.append(own?.expression.trimmedDescription ?? "")
        targets.append(self.target(node, target, isTestTarget, isApp: isApp(called, product)))
        return .visitChildren
    }

    /// Notes a default isolation: of a target, of a list that targets name, or of targets made in a loop.
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

    /// Returns true for `.target(name: "Core")` among another target's dependencies.
    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.as(LabeledExprSyntax.self)?.label?.plainText == "dependencies" { return true }
            current = parent.parent
        }
        return false
    }

    private func isApp(_ called: String, _ product: String) -> Bool {
        if kind == .swiftPackage { return called == "executableTarget" }
        return [".app", ".appClip", ".appExtension", ".watch2App", ".messagesExtension", ".extensionKitExtension"]
            .contains { product.hasSuffix($0) }
    }

    private func target(_ node: FunctionCallExprSyntax, _ name: String, _ isTest: Bool, isApp: Bool) -> AppTarget {
        var target = AppTarget(name: name, folders: [], isTest: isTest)
        target.isApp = isApp
        target.dependencies = ManifestDependencies.names(in: node.argument("dependencies"))
        if kind == .tuist {
            addGlobs(of: node, to: &target)
            return target
        }
        let written = node.argument("path")
        // What is computed isn't known.
        guard written == nil || written?.texts.isEmpty == false,
            let path = folder.resolve(written?.texts.first ?? "\(isTest ? "Tests" : "Sources")/\(name)")
        else { return target }
        target.folders = [path]
        let below = path == "." ? "" : "\(path)/"
        target.excluded = (node.argument("exclude")?.texts ?? []).map { PathPattern(below + $0.withoutDots) }
        if let sources = node.argument("sources")?.texts, !sources.isEmpty {
            target.patterns = sources.map(\.withoutDots).flatMap { name in
                name.isEmpty
                    ? [PathPattern(below + "**")] : [PathPattern(below + name), PathPattern("\(below)\(name)/**")]
            }
        }
        return target
    }

    /// Adds Tuist's `sources: ["App/**"]`, `.glob("App/**", excluding: …)` and `buildableFolders: ["App"]`.
    private func addGlobs(of node: FunctionCallExprSyntax, to target: inout AppTarget) {
        for glob in node.argument("sources")?.globs ?? [] {
            guard let pattern = folder.resolve(glob.pattern) else { continue }
            let fixed = pattern.split(separator: "/").prefix { !$0.contains("*") }
            if fixed.joined(separator: "/") == pattern, pattern.hasSuffix(".swift") {
                target.files.insert(pattern)
                continue
            }
            target.folders.append(fixed.isEmpty ? "." : fixed.joined(separator: "/"))
            // A folder alone is all that is in it.
            target.patterns = (target.patterns ?? []) + [PathPattern(pattern), PathPattern(pattern + "/**")]
            target.excluded += glob.excluding.compactMap(folder.resolve).map(PathPattern.init)
        }
        for path in (node.argument("buildableFolders")?.texts ?? []).compactMap(folder.resolve) {
            target.folders.append(path)
            target.patterns = (target.patterns ?? []) + [PathPattern("\(path == "." ? "" : "\(path)/")**")]
        }
    }
}

extension AppManifest {
    /// Finds folders in the other places where SwiftPM looks: even `Sources` itself, for a package's only target.
    fileprivate mutating func findOtherFolders(among sources: [String]) {
        func isThere(_ folder: String) -> Bool { sources.contains { $0.hasPrefix(folder + "/") } }
        let folder = ManifestFolder(of: path)
        for position in targets.indices {
            let (name, isTest) = (targets[position].name, targets[position].isTest)
            let standard = folder.resolve("\(isTest ? "Tests" : "Sources")/\(name)")
            guard targets[position].folders == [standard].compactMap(\.self), let standard, !isThere(standard) else {
                continue
            }
            let others = (isTest ? ["Sources"] : ["Source", "src", "srcs"]).map { "\($0)/\(name)" }
            let isOnly = targets.count { $0.isTest == isTest } == 1
            let found = (others + (isOnly ? [isTest ? "Tests" : "Sources"] : [])).compactMap(folder.resolve).first(
                where: isThere
            )
            if let found { targets[position].folders = [found] }
        }
    }
}

extension FunctionCallExprSyntax {
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.plainText == label }?.expression }

    fileprivate func text(of label: String) -> String? { argument(label)?.texts.first }
}

extension ExprSyntax {
    /// The plain string, or those of a list.
    var texts: [String] {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            return [literal.representedLiteralValue].compactMap(\.self)
        }
        return self.as(ArrayExprSyntax.self)?.elements.flatMap { $0.expression.texts } ?? []
    }

    /// The patterns, including those in `.glob("App/**", excluding: ["App/Old/**"])`, alone or in a list.
    fileprivate var globs: [(pattern: String, excluding: [String])] {
        if let list = self.as(ArrayExprSyntax.self) { return list.elements.flatMap { $0.expression.globs } }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return texts.map { ($0, []) } }
        // `.sourceFilesList(globs: […])` as well.
        if let inner = call.argument("globs") { return inner.globs }
        guard let pattern = call.arguments.first?.expression.texts.first else { return [] }
        return [(pattern, call.argument("excluding")?.texts ?? [])]
    }
}

extension String {
    fileprivate var withoutDots: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}
