import ProjectModel
import SwiftReading

/// The statements by which a presenter asks its interactor, and shows what came of it.
struct RequestBody {
    let request: PresenterScript.Request
    let scene: Scene

    private var method: Method { request.method }

    var lines: [String] {
        let attempt = attempt
        guard method.isAsync else { return UpdateCall.lines(beginning, update: member("update")) + attempt }
        let captures = attempt.contains { $0.contains(update) } ? "[weak self, interactor]" : "[interactor]"
        return UpdateCall.lines(beginning, update: member("update"))
            + Layout.block("\(member("tasks")).run { \(captures) in", attempt)
    }

    private var beginning: [String] {
        guard method.isAsync || method.canThrow else { return [] }
        var assignments = showsProgress ? ["$0.isLoading = true"] : []
        if method.canThrow { assignments.append("$0.failure = nil") }
        return assignments
    }

    /// Only what takes its time is worth an activity indicator.
    private var showsProgress: Bool { method.isAsync && scene.showsProgress }

    private var attempt: [String] {
        let call = callStatement
        guard method.canThrow else { return call + success }
        let failure = UpdateCall.lines(
            (showsProgress ? ["$0.isLoading = false"] : [])
                + ["$0.failure = SceneFailure(error, in: \(method.name.swiftLiteral))"],
            update: update
        )
        return Layout.attempt(call + success, orElse: failure)
    }

    private var update: String { method.isAsync ? "self?.update" : member("update") }

    private func member(_ name: String) -> String { method.parameters.reaching(name) }

    private var callStatement: [String] {
        Layout.list(
            "\(assignment)\(FunctionPhrases(method).callEffects)interactor.\(method.name.spelled(.member))(",
            method.parameters.map { $0.argument($0.local) },
            ")",
            indentation: 8 + (method.isAsync ? 4 : 0) + (method.canThrow ? 4 : 0)
        )
    }

    private var assignment: String {
        guard let returns = method.returns, !returns.isVoid else { return "" }
        return request.resultField == nil ? "_ = " : "let result\(method.annotation) = "
    }

    private var success: [String] {
        var assignments = showsProgress ? ["$0.isLoading = false"] : []
        if let field = request.resultField { assignments.append("$0.\(field.name.spelled(.member)) = result") }
        return UpdateCall.lines(assignments, update: update)
    }
}

extension Scene {
    /// Whether the state says that something is under way.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}
