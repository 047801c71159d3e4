import SwiftSyntax

/// Finds wireframes that are never created: the team's builders of old and handwritten screens have to pass them in.
struct UnusedWireframes {
    let project: Project
    let files: LintFiles
    let jobs: Int

    /// A warning for each.
    var diagnostics: [Diagnostic] {
        let scenes = project.features.flatMap(\.scenes).filter { $0.hasWireframe && !$0.style.isEmitted }
        if scenes.isEmpty { return [] }
        let types = Set(scenes.map(\.wireframe))
        let words = types.sorted() + [".init(viewController:"]
        let made = files.sources(mentioning: words, jobs: jobs) { source, _, _ -> [String] in
            guard let tree = try? SwiftTree.read(source) else { return Array(types) }
            let uses = TypeUses(viewMode: .sourceAccurate)
            uses.walk(tree)
            return uses.makesUnnamedWireframe ? Array(types) : Array(uses.names.intersection(types))
        }
        return scenes.filter { !made.contains($0.wireframe) }.map { scene in
            Diagnostic(
                .unusedWireframe,
                at: scene.place,
                "nothing makes '\(scene.wireframe)', so '\(scene.name)' can't follow its routes",
                notes: [Diagnostic.Note(scene.remedy)]
            )
        }
    }
}

/// The types that a source creates, as far as it names them.
private final class TypeUses: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// True if there is an `.init(…)` that may create any of them.
    private(set) var makesUnnamedWireframe = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)
        if called?.base == nil, called?.declName.baseName.text == "init",
            node.arguments.map(\.label?.text) == ["viewController", "environment"]
        {
            makesUnnamedWireframe = true
        }
        return .visitChildren
    }
}

extension Scene {
    fileprivate var wireframe: String { name + "Wireframe" }

    fileprivate var remedy: String {
        let call = "\(wireframe)(viewController: viewController, environment: environment)"
        let builder = "'\(name)ViewBuilder'"
        let takes = style.isHandwritten ? ", which takes an 'any \(name)Environment' for it" : ""
        return "hand '\(call)' to the screen in \(builder)\(takes); the screen has to keep it"
    }
}
