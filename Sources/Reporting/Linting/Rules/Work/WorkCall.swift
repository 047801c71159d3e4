import SwiftSyntax

/// A call that starts a load or an action of a scene.
///
/// For example: `load(\.shop) { [interactor] in … } then: { presenter, shop in … }`, `tasks.perform("save") { … }`.
struct WorkCall {
    enum Verb: String, CaseIterable {
        case load, perform, follow, lead
    }

    var verb: Verb
    /// True if it is called on the scene's `tasks`, which don't show its progress.
    var isOnTasks: Bool
    /// The closure that is stored and run.
    var work: ClosureExprSyntax?
    /// The closures that receive the presenter afterwards, with their labels.
    var followUps: [(label: String, closure: ClosureExprSyntax)]

    /// The labels of the runtime's own functions: a call with another label isn't theirs.
    private static let labels: Set<String?> = [nil, "of", "silently", "unseen", "operation", "line", "then", "failed"]

    init?(_ node: FunctionCallExprSyntax) {
        guard let path = node.calledExpression.dottedPath, let verb = path.last.flatMap(Verb.init) else { return nil }
        let receiver = path.dropLast().drop { $0 == "self" }
        guard receiver.isEmpty || receiver == ["tasks"], !node.isCalledOnOptionalSelf,
            node.arguments.allSatisfy({ Self.labels.contains($0.label?.text) })
        else { return nil }
        self.verb = verb
        isOnTasks = !receiver.isEmpty
        let given = node.closure(labelled: nil)
        // `load(\.shop, get) { presenter, shop in … }`
        let isThen = given != nil || node.arguments.filter { $0.label == nil }.count > 1
        work = given ?? (isThen ? nil : node.trailingClosure)
        let then = node.closure(labelled: "then") ?? (isThen ? node.trailingClosure : nil)
        followUps = [("then", then), ("failed", node.closure(labelled: "failed"))].compactMap { label, closure in
            closure.map { (label, $0) }
        }
    }

    var text: String { (isOnTasks ? "tasks." : "") + verb.rawValue }

    func consequence(for owner: WorkOwner) -> String {
        switch verb {
        case .load, .follow: "the load isn't cancelled when the screen goes"
        case .perform where isOnTasks: "the \(owner.noun) stays when the screen goes"
        case .lead: "the \(owner.noun) stays as long as the screen that it leads to"
        case .perform: "nobody is told of a failure when the screen has gone"
        }
    }

    func remedy(for owner: WorkOwner) -> String {
        let captures =
            "capture what it needs in place of 'self', such as '[\(verb == .lead ? "wireframe" : owner.source)]'"
        if isOnTasks { return captures + ", and '[weak self]' to show what comes of it" }
        return verb == .follow
            ? captures : captures + "; what follows goes into 'then:', which is handed the \(owner.noun)"
    }
}

extension FunctionCallExprSyntax {
    /// True for `self?.load`, where `self` is captured weakly around the call.
    fileprivate var isCalledOnOptionalSelf: Bool {
        calledExpression.tokens(viewMode: .sourceAccurate).prefix(2).map(\.text) == ["self", "?"]
    }

    /// Returns a closure in the parentheses, or a trailing one with this label.
    fileprivate func closure(labelled label: String?) -> ClosureExprSyntax? {
        let inside = arguments.first { $0.label?.text == label && $0.expression.is(ClosureExprSyntax.self) }
        return inside?.expression.as(ClosureExprSyntax.self)
            ?? additionalTrailingClosures.first { $0.label.text == label }?.closure
    }
}
