import SwiftSyntax

/// Finds what a component uses besides the values of its initializer.
final class ComponentReachVisitor: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let component: String
    private let context: LintContext

    init(component: String, context: LintContext) {
        self.component = component
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    private static let objects: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject", "Bindable"]
    private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.names.last else { return .visitChildren }
        guard Self.objects.contains(name) || (name == "Environment" && node.takesType) else { return .visitChildren }
        let remedy = "let its initializer take the value that it shows, and a closure for what happens in it"
        add(at: node.start, "holds an object by '@\(name)'", remedy)
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
            add(at: name.start, "shows another screen by '.\(name.plainText)'", remedy)
        } else if let name = node.calledExpression.dottedPath?.last, NavigationContainer.containers.contains(name),
            name != "TabView" || !node.hasPages
        {
            add(at: node.start, "navigates by '\(name)'", remedy)
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
        add(at: token.start, "reaches '\(name)', \(kind)", remedy)
    }

    private func add(at offset: Int, _ message: String, _ remedy: String) {
        findings.append(
            Finding(ComponentDependency.rule, at: offset, "the component '\(component)' \(message)", remedy)
        )
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
