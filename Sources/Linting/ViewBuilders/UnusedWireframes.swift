import Diagnostics
import ProjectModel
import SwiftReading
import SwiftSyntax

/// Finds wireframes that nobody makes: the builders of old and of handwritten screens are people's, and have to hand them over.
struct UnusedWireframes {
    let project: Project
    let files: LintFiles
    let jobs: Int

    /// A warning for each.
    var diagnostics: [Diagnostic] {
        let scenes = project.features.flatMap(\.scenes).filter { $0.hasWireframe && !$0.style.hasParts }
        if scenes.isEmpty { return [] }
        let types = Set(scenes.map(\.wireframe))
        let made = files.sources(mentioning: types.sorted(), jobs: jobs) { source, _, _ -> [String] in
            guard let tree = try? SwiftTree.read(source) else { return Array(types) }
            let uses = TypeUses(viewMode: .sourceAccurate)
            uses.walk(tree)
            return Array(uses.names.intersection(types))
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

/// The types that a source makes objects of, as far as their names stand there; of `.init(…)`, those that it states.
private final class TypeUses: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer != nil, let type = node.typeAnnotation?.type.as(IdentifierTypeSyntax.self) {
            names.insert(type.name.text)
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
