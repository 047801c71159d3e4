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
            route.taking(arguments, for: reaction.event)
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
    /// Returns the statements that take the route in an event's handler.
    ///
    /// - Parameter arguments: The arguments with their labels.
    func taking(_ arguments: [String], for event: Event) -> [TemplateCode] {
        let wireframe = event.parameters.reaching("wireframe")
        guard result != nil else { return [.phrase("\(wireframe).\(methodName.spelled(.member))(", arguments, ")")] }
        let captured = (["wireframe"] + owners(of: arguments, besides: event)).joined(separator: ", ")
        let call = TemplateCode.phrase("await wireframe.\(methodName.spelled(.member))(", arguments, ")")
        return [
            .block(
                "\(event.parameters.reaching("lead")) { [\(captured)] in",
                [call],
                .block("} then: { _, result in", ["// Yours to take: what it hands back."])
            )
        ]
    }

    /// Returns the presenter's members whose values are among the arguments.
    private func owners(of arguments: [String], besides event: Event) -> [String] {
        let own = Set(event.parameters.map(\.local))
        let owners = zip(arguments, parameters).compactMap { argument, parameter -> String? in
            let value = argument.dropFirst(parameter.argument("").count)
            guard let owner = value.split(separator: ".", maxSplits: 1).first.map(String.init), value != owner,
                owner.first?.isLowercase == true, owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { return nil }
            return own.contains(owner) ? nil : owner
        }
        return Array(Set(owners)).sorted()
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
