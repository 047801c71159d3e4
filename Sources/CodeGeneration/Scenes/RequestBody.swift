import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The statements by which a presenter asks its interactor, and shows what came of it.
struct RequestBody: WorkStatements {
    let request: PresenterScript.Request
    let scene: Scene
    /// Whether it is tried again with what it was begun with.
    var isReloaded = false

    var method: Method { request.method }
    var asked: String { "interactor" }
    var tasks: String { member("tasks") }
    var beginning: [TemplateCode] { beginning(member("update")) }

    /// How a load that failed is begun again as it was, where nothing hides the presenter's members.
    var again: [TemplateCode] { beginning("update") + ["tasks.reload(\(name))"] }

    var runningFlag: String? { method.running.map { "\(member("state")).\($0.spelled(.member))" } }

    /// The field that keeps what becomes of a load by itself. For example: `recipe`.
    private var loadable: String? {
        request.resultField.flatMap { $0.loadedBy == nil ? nil : $0.name.spelled(.member) }
    }

    private func beginning(_ update: String) -> [TemplateCode] {
        if let loadable { return UpdateCall.code(["$0.\(loadable).begin()"], update: update) }
        var assignments: [TemplateCode] = progress.map { field in ["$0.\(field) = true"] } ?? []
        if method.canThrow { assignments.append("$0.failure.clear(\(name))") }
        return UpdateCall.code(assignments, update: update)
    }

    /// The field that says that the work is under way. Only what takes its time has one.
    private var progress: String? {
        switch method.work {
        case .load?: scene.showsProgress && loadable == nil ? "isLoading" : nil
        case .action?: method.running?.spelled(.member)
        case nil: nil
        }
    }

    /// Other loads may still be under way.
    private var ending: [TemplateCode] {
        guard let progress else { return [] }
        let others = otherLoads(among: scene.interactor, in: scene)
        guard !others.isEmpty else { return ["$0.\(progress) = false"] }
        // Swift 5 asks for `self` in a closure inside of another one.
        return [.phrase("$0.\(progress) = self.tasks.isLoading(", others.map(\.name.swiftLiteral), ")")]
    }

    var captures: [String] { (method.canThrow || !success.isEmpty ? ["weak self"] : []) + ["interactor"] }

    var attempt: [TemplateCode] {
        guard method.canThrow else { return [call] + success }
        return [.attempt([call] + success, throwing: method.thrown?.text, orElse: failure)]
    }

    private var call: TemplateCode { call(assignment, method.parameters.map { $0.argument($0.local) }) }

    private var assignment: String {
        guard let returns = method.returns, !returns.isVoid else { return "" }
        return request.resultField == nil ? "_ = " : "let result\(method.annotation) = "
    }

    private var success: [TemplateCode] {
        let value = loadable == nil ? "result" : ".loaded(result)"
        let result: [TemplateCode] =
            request.resultField.map { field in ["$0.\(field.name.spelled(.member)) = \(value)"] } ?? []
        let assignments = ending + result
        guard !assignments.isEmpty else { return [] }
        switch method.work {
        case .load?: return [stillWanted] + UpdateCall.code(assignments, update: member("update"))
        case .action?: return UpdateCall.code(assignments, update: "self?.update")
        case nil: return UpdateCall.code(assignments, update: member("update"))
        }
    }

    private var failure: [TemplateCode] {
        let label = method.work == .load ? "inLoad" : "in"
        let recording: TemplateCode =
            loadable.map { field in "$0.\(field).fail(error, in: \(name))" }
            ?? "$0.failure.record(error, \(label): \(name))"
        let record = UpdateCall.code(ending + [recording], update: member("update"))
        switch method.work {
        case .load?: return [stillWanted] + record
        case .action?:
            return ["guard let self else { return interactor.handleUnseenFailure(error, in: \(name)) }"] + record
        case nil: return record
        }
    }

    /// A load that was replaced by a later one, or whose screen is gone, shows nothing.
    private var stillWanted: TemplateCode { "guard let self, !Task.isCancelled else { return }" }

    private func member(_ name: String) -> String { method.parameters.reaching(name) }
}

extension Scene {
    /// Whether the state says that something is loading.
    var showsProgress: Bool { state.contains { $0.name == "isLoading" && $0.type.text == "Bool" } }
}
