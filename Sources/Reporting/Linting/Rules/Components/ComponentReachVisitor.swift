import SwiftSyntax

/// Finds what a component uses besides the values of its initializer.
final class ComponentReachVisitor: RuleVisitor {
    private let component: String

    init(_ rule: LintRule, component: String, _ context: LintContext) {
        self.component = component
        super.init(rule, context)
    }

    private static let objects: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject", "Bindable"]
    private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.names.last else { return .visitChildren }
        guard Self.objects.contains(name) || (name == "Environment" && node.takesType) else { return .visitChildren }
        let remedy = "let its initializer take the value that it shows, and a closure for what happens in it"
        report("holds an object by '@\(name)'", at: node.start, remedy)
        // Of one mistake it is enough to be told once.
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let remedy = "let its initializer take a closure, and let the scene that shows it lead there by a route"
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
            Self.presentations.contains(access.declName.baseName.plainText),
            ["isPresented", "item", "for"].contains(node.arguments.first?.label?.plainText)
        {
            let name = access.declName.baseName
            report("shows another screen by '.\(name.plainText)'", at: name.start, remedy)
        } else if let name = node.calledExpression.dottedPath?.last, NavigationContainer.containers.contains(name),
            name != "TabView" || !node.hasPages
        {
            report("navigates by '\(name)'", at: node.start, remedy)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        check(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node { check(node.baseName) }
        return .visitChildren
    }

    private func check(_ token: TokenSyntax) {
        let name = token.plainText
        guard let kind = context.kind(ofWhatComponentsDoNotReach: name) else { return }
        let remedy = "let its initializer take the value that it shows, and a closure for what happens in it"
        report("reaches '\(name)', \(kind)", at: token.start, remedy)
    }

    private func report(_ message: String, at offset: Int, _ remedy: String) {
        add(at: offset, "the component '\(component)' \(message)", remedy)
    }
}

extension LintContext {
    private static let partEndings = [
        "Presenter", "PresenterContract", "Interactor", "InteractorContract", "Wireframe", "WireframeContract", "View",
        "ViewContract", "ViewController", "ViewBuilder", "ViewModel", "ViewModelContract", "ViewModelInputs", "State",
        "DataSource", "Repository", "UseCase", "Environment", "Descriptor", "Children",
    ]

    /// Returns the kind of a name that components may not use. For example: `a service`; `nil` for other names.
    fileprivate func kind(ofWhatComponentsDoNotReach name: String) -> String? {
        if serviceTypes.contains(name) { return "a service" }
        if environments.contains(name) { return "an environment" }
        if resolvers.contains(name) { return "a resolver" }
        if descriptorNamespaces.contains(name) { return "which names scenes" }
        let isPart = Self.partEndings.contains { ending in
            name.hasSuffix(ending) && sceneNames.contains(String(name.dropLast(ending.count)))
        }
        return isPart ? "a part of a scene" : nil
    }
}
