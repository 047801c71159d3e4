import ProjectModel
import SwiftReading
import Templating

/// The statements by which a presenter asks its interactor, and shows what came of it.
struct RequestBody {
    let request: PresenterScript.Request

    private var method: Method { request.method }

    var code: [TemplateCode] {
        switch method.work {
        case .load?:
            [
                work(
                    method.follows == nil ? "load" : "follow",
                    on: request.resultField?.name,
                    then: request.resultField == nil ? unshown : []
                )
            ]
        case .action?: [work("perform", on: method.running, then: result)]
        case nil: asking
        }
    }

    /// What takes its time is told apart by the field that says how it goes.
    private func work(_ verb: String, on field: String?, then: [TemplateCode] = []) -> TemplateCode {
        let key = field.map { "(\\.\($0.spelled(.member)))" } ?? ""
        let head = "\(member(verb))\(key) { [interactor] in"
        guard !then.isEmpty else { return .phrase(head, [call("")], "}", style: .spaced) }
        return .block(head, [call("")], .block("} then: { presenter, result in", then))
    }

    private var result: [TemplateCode] {
        request.resultField.map { field in
            UpdateCall.code(["$0.\(field.name.spelled(.member)) = result"], update: "presenter.update")
        } ?? (method.givesResult ? unshown : [])
    }

    private var unshown: [TemplateCode] { ["// Yours to show: no field of the state holds it."] }

    /// What comes at once is shown at once.
    private var asking: [TemplateCode] {
        let shown = request.resultField.map { field in
            UpdateCall.code(["$0.\(field.name.spelled(.member)) = result"], update: member("update"))
        }
        let asked = [call(assignment)] + (shown ?? [])
        guard method.canThrow else { return asked }
        let failure = UpdateCall.code(["$0.failure.record(error, in: \(name))"], update: member("update"))
        return UpdateCall.code(["$0.failure.clear(\(name))"], update: member("update"))
            + [.attempt(asked, throwing: method.thrown?.text, orElse: failure)]
    }

    private var name: String { method.name.swiftLiteral }

    private var assignment: String {
        guard method.givesResult else { return "" }
        return request.resultField == nil ? "_ = " : "let result\(method.annotation) = "
    }

    private func call(_ assignment: String) -> TemplateCode {
        method.call(assignment, on: "interactor", method.parameters.map { $0.argument($0.local) })
    }

    private func member(_ name: String) -> String { method.parameters.reaching(name) }
}

extension Method {
    /// Whether there is something to show of it.
    var givesResult: Bool { returns.map { !$0.isVoid } ?? false }

    /// The method's call.
    ///
    /// - Parameters:
    ///   - assignment: what takes the result. For example: `let result = `.
    ///   - asked: who has the method. For example: `interactor`.
    ///   - arguments: with their labels.
    func call(_ assignment: String, on asked: String, _ arguments: [String]) -> TemplateCode {
        .phrase(
            "\(assignment)\(FunctionPhrases(self).callEffects)\(asked).\(name.spelled(.member))(",
            arguments,
            ")"
        )
    }
}

extension Scene {
    /// Whether the state says that something is loading.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}
