import SwiftSyntax

/// An owner of loads and actions, in the words of messages.
struct WorkOwner {
    var noun: String
    /// The property that nearly all of its work awaits.
    var source: String

    static let presenter = WorkOwner(noun: "presenter", source: "interactor")
    static let viewModel = WorkOwner(noun: "view model", source: "useCase")
}

/// The presenters and view models in a source: those of the module's scenes, and those that it declares.
struct WorkOwners {
    private static let byProtocol = ["ScenePresenter": WorkOwner.presenter, "SceneViewModel": .viewModel]

    private var byType = Self.byProtocol
    /// The constants that a closure can capture instead of their owner.
    private(set) var constants: Set<String> = ["descriptor", "interactor", "state", "useCase", "wireframe"]

    init(in source: ParsedSource, _ context: LintContext) {
        for scene in context.scenes[source.module.name] ?? [] where scene.style.hasParts {
            if scene.style.hasViewModel {
                byType[scene.name + "ViewModel"] = .viewModel
            } else {
                byType[scene.name + "Presenter"] = .presenter
            }
        }
        let declarations = TypeDeclarationVisitor.all(in: source.tree)
        for declaration in declarations {
            for (name, _) in declaration.inherited {
                if let owner = Self.byProtocol[name] { byType[declaration.name.plainText] = owner }
            }
        }
        for declaration in declarations where byType[declaration.name.plainText] != nil {
            constants.formUnion(declaration.constants)
        }
        // The task that it keeps would keep it.
        constants.remove("tasks")
    }

    /// Returns the type whose method a call without a receiver calls.
    func owner(around node: some SyntaxProtocol) -> WorkOwner? { node.enclosingTypes.first.flatMap { byType[$0] } }
}

extension TypeDeclaration {
    /// The names of its `let` properties.
    fileprivate var constants: [String] {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }
            .flatMap { $0.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text } }
    }
}
