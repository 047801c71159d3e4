import ProjectModel
import SwiftReading

/// The statements of a presenter's event handler.
struct ReactionBody {
    let reaction: PresenterScript.Reaction

    var lines: [String] {
        (isQuiet ? ["view?.render(state)"] : keeping) + reaction.calls.flatMap(call)
    }

    /// Nothing else draws the screen.
    private var isQuiet: Bool {
        reaction.event.name == "viewDidLoad" || (reaction.kept.isEmpty && reaction.calls.isEmpty)
    }

    private var keeping: [String] {
        let assignments = reaction.kept.map { field in "$0.\(field.spelled(.member)) = \(field.spelled(.local))" }
        return UpdateCall.lines(assignments)
    }

    private func call(_ call: PresenterScript.Call) -> [String] {
        switch call {
        case .route(let route, let arguments):
            Layout.list("wireframe.\(route.methodName.spelled(.member))(", arguments, ")", indentation: 8)
        case .request(let request, let arguments):
            Layout.list("\(request.name.spelled(.declaration))(", arguments, ")", indentation: 8)
        case .load(let load):
            ["\(load.name)()"]
        }
    }
}

/// A presenter's `update { … }` around assignments to the state.
enum UpdateCall {
    static func lines(_ assignments: [String], receiver: String = "") -> [String] {
        switch assignments.count {
        case 0: []
        case 1: ["\(receiver)update { \(assignments[0]) }"]
        default: Layout.block("\(receiver)update {", assignments)
        }
    }
}
