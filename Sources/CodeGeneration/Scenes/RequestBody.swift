/// The statements with which a presenter calls its interactor and shows the result.
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

    /// Returns the call of a load or action. The field that shows its state identifies it.
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

    /// The call of a method whose result is shown at once.
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
    /// True if there is a result to show.
    var givesResult: Bool { returns.map { !$0.isVoid } ?? false }

    /// Returns the method's call.
    ///
    /// - Parameters:
    ///   - assignment: The beginning of the statement. For example: `let result = `.
    ///   - asked: The object with the method. For example: `interactor`.
    ///   - arguments: The arguments with their labels.
    func call(_ assignment: String, on asked: String, _ arguments: [String]) -> TemplateCode {
        .phrase(
            "\(assignment)\(FunctionPhrases(self).callEffects)\(asked).\(name.spelled(.member))(",
            arguments,
            ")"
        )
    }
}

extension Scene {
    /// True if the state shows loading.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}
