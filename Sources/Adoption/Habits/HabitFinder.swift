import SwiftSyntax

/// Collects code that opens screens in ways that aren't adopted.
final class HabitFinder: SyntaxVisitor {
    private static let words = ByteSearch([
        "register", "storyboardInitCompleted", "Builder<", "Component<", "Coordinator", "navigationDestination",
    ])

    private let file: Int
    private var types: [String] = []
    private(set) var found: [HabitUse] = []

    private init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the uses. Most sources have none of the words.
    static func uses(in tree: SourceFileSyntax, of source: [UInt8], file: Int) -> [HabitUse] {
        guard words.findsAny(in: source) else { return [] }
        let finder = HabitFinder(file: file)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        for type in node.inheritanceClause?.inheritedTypes ?? [] {
            guard let identifier = type.type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause != nil
            else { continue }
            let name = identifier.name.plainText
            if name.hasSuffix("Builder") { add(.rib, node.name.plainText, at: node.name) }
            if name == "Component" { add(.component, node.name.plainText, at: node.name) }
        }
        return open(node.name.plainText)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.plainText) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.plainText) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.extendedType.plainName)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name: TokenSyntax
        switch node.calledExpression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let callee): name = callee.declName.baseName
        case .declReferenceExpr(let callee): name = callee.baseName
        default: return .visitChildren
        }
        switch name.plainText {
        case "register", "registerForStoryboard", "storyboardInitCompleted":
            if let type = node.typeArgument, type.hasSuffix("ViewController") {
                add(.registration, "\(name.plainText)(\(type).self)", at: name)
            }
        case "navigationDestination":
            if let type = node.typeArgument, let cases = node.switchedCases {
                add(.destination, "navigationDestination(for: \(type).self)", count: cases, at: name)
            }
        case "push", "pushViewController", "present", "setViewControllers", "show":
            if let type = types.last(where: { $0.hasSuffix("Coordinator") }) {
                add(.coordinator, type, at: name)
            }
        default: break
        }
        return .visitChildren
    }

    private func open(_ type: String) -> SyntaxVisitorContinueKind {
        types.append(type)
        return .visitChildren
    }

    private func add(_ kind: HabitUse.Kind, _ subject: String, count: Int = 1, at node: TokenSyntax) {
        let place = SourcePlace(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        found.append(HabitUse(kind: kind, subject: subject, count: count, place: place))
    }
}

extension FunctionCallExprSyntax {
    /// The type in the first argument: `Route` for `Route.self`.
    fileprivate var typeArgument: String? {
        guard let first = arguments.first?.expression.as(MemberAccessExprSyntax.self),
            first.declName.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return first.base?.trimmedDescription
    }

    /// The number of cases of the `switch` in its closure.
    fileprivate var switchedCases: Int? {
        guard let closure = trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self) else { return nil }
        let finder = SwitchCounter(viewMode: .sourceAccurate)
        finder.walk(closure)
        return finder.count
    }
}

private final class SwitchCounter: SyntaxVisitor {
    private(set) var count: Int?

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        count = count ?? node.cases.count
        return .skipChildren
    }
}
