import ProjectModel
import SwiftReading
import Templating

/// The statements of a presenter's event handler.
struct ReactionBody {
    let reaction: PresenterScript.Reaction
    let scene: Scene

    private var parameters: [Parameter] { reaction.event.parameters }

    var code: [TemplateCode] {
        (isQuiet ? [rendering] : keeping) + reaction.calls.flatMap(call)
    }

    private var rendering: TemplateCode { "\(parameters.reaching("view"))?.render(\(parameters.reaching("state")))" }

    /// True if nothing else in the handler draws the screen.
    private var isQuiet: Bool {
        reaction.event.name == "viewDidLoad" || (reaction.kept.isEmpty && reaction.calls.isEmpty)
    }

    private var keeping: [TemplateCode] {
        let assignments = reaction.kept.map { field -> TemplateCode in
            "$0.\(field.spelled(.member)) = \(field.spelled(.local))"
        }
        return UpdateCall.code(assignments, update: parameters.reaching("update"))
    }

    private func call(_ call: PresenterScript.Call) -> [TemplateCode] {
        switch call {
        case .route(let route, let arguments):
            [.phrase(route.call(for: reaction.event), arguments, ")")]
        case .request(let request, let arguments):
            [.phrase("\(callee(of: request))(", arguments, ")")]
        case .retry:
            ["\(parameters.reaching("tasks")).retry()"]
        }
    }

    private func callee(of request: PresenterScript.Request) -> String {
        let member = parameters.reaching(request.name)
        return member == request.name ? request.name.spelled(.statement) : member
    }
}

extension Route {
    /// Returns the beginning of a call of the wireframe in an event's handler.
    func call(for event: Event) -> String {
        "\(event.parameters.reaching("wireframe")).\(methodName.spelled(.member))("
    }
}

/// A presenter's `update { … }` around assignments to the state.
enum UpdateCall {
    static func code(_ assignments: [TemplateCode], update: String = "update") -> [TemplateCode] {
        switch assignments.count {
        case 0: []
        case 1: [.phrase("\(update) {", assignments, "}", style: .spaced)]
        default: [.block("\(update) {", assignments)]
        }
    }
}

extension PresenterScript.Request {
    /// The operation's name in failures: a load or action is named after the presenter's method.
    var operation: String { method.work == nil ? method.name : name }

    /// Returns the expression for a failed load. For example: `state.failure.includes("fetchRecipe")`.
    func hasFailed(in state: String) -> String {
        guard let field = resultField, field.isLoadable else {
            return "\(state).failure.includes(\(operation.swiftLiteral))"
        }
        return "\(state).\(field.name.spelled(.member)).failure != nil"
    }

    /// Returns the expression for a load that hasn't failed.
    func hasNotFailed(in state: String) -> String {
        guard let field = resultField, field.isLoadable else { return "!" + hasFailed(in: state) }
        return "\(state).\(field.name.spelled(.member)).failure == nil"
    }
}
