import ProjectModel
import SwiftReading

/// The statements by which a presenter asks its interactor for several things, and shows them together.
struct LoadBody {
    let load: PresenterScript.Load
    let scene: Scene

    var lines: [String] {
        let begin = (showsProgress ? ["$0.isLoading = true"] : []) + (canThrow ? ["$0.failure = nil"] : [])
        return UpdateCall.lines(begin)
            + (load.isAsync ? Layout.block("tasks.run { [\(captures)] in", attempt) : attempt)
    }

    /// Only what takes its time is worth an activity indicator.
    private var showsProgress: Bool { load.isAsync && scene.showsProgress }

    private var update: String { load.isAsync ? "self?.update" : "update" }

    private var canThrow: Bool { load.steps.contains { $0.request.method.canThrow } }

    /// What the calls read is what was there when they began.
    private var captures: String {
        let arguments = load.steps.flatMap(\.arguments)
        let read = ["descriptor", "state"].filter { name in arguments.contains { $0.contains(": \(name).") } }
        return (["weak self", "interactor"] + read).joined(separator: ", ")
    }

    private var attempt: [String] {
        let end = showsProgress ? ["$0.isLoading = false"] : []
        let calls = load.steps.indices.flatMap(call)
        let results = load.steps.indices.compactMap(assignment)
        let success = calls + UpdateCall.lines(end + results, update: update)
        guard canThrow else { return success }
        let failure = UpdateCall.lines(
            end + ["$0.failure = SceneFailure(error, in: \(load.name.swiftLiteral))"],
            update: update
        )
        return Layout.attempt(success, orElse: failure)
    }

    private func call(_ index: Int) -> [String] {
        let (request, arguments) = load.steps[index]
        let effects = FunctionPhrases(request.method).callEffects
        return Layout.list(
            "let \(constant(index))\(request.method.annotation) = \(effects)interactor.\(request.method.name.spelled(.member))(",
            arguments,
            ")",
            indentation: 8 + (load.isAsync ? 4 : 0) + (canThrow ? 4 : 0)
        )
    }

    private func assignment(_ index: Int) -> String? {
        load.steps[index].request.resultField.map { field in
            "$0.\(field.name.spelled(.member)) = \(constant(index))"
        }
    }

    /// The field's name, where it is nobody else's.
    private func constant(_ index: Int) -> String {
        let names = load.steps.map { $0.request.resultField?.name ?? "" }
        let isFree = names.count { $0 == names[index] } == 1
        let reserved = ["", "descriptor", "error", "interactor", "self", "state"]
        return isFree && !reserved.contains(names[index]) ? names[index].spelled(.local) : "result\(index + 1)"
    }
}
