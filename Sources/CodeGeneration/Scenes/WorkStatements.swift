import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The statements by which a scaffold begins work, whoever does so: presenters ask interactors, and view models use cases.
protocol WorkStatements {
    var method: Method { get }
    /// Whether a load is tried again with what it was begun with.
    var isReloaded: Bool { get }
    /// What is asked. For example: `interactor`.
    var asked: String { get }
    /// The scaffold's tasks, as they are reached from here.
    var tasks: String { get }
    /// What says that the action is under way, as it is read from here. For example: `state.isPlacingOrder`.
    var runningFlag: String? { get }
    /// What shows that the work begins.
    var beginning: [TemplateCode] { get }
    /// The call, and what is shown when it has succeeded or failed.
    var attempt: [TemplateCode] { get }
    /// What the task refers to.
    var captures: [String] { get }
    /// What follows a publisher.
    var following: [TemplateCode] { get }
}

extension WorkStatements {
    var following: [TemplateCode] { [] }
}

extension WorkStatements {
    /// The method's name, by which its task and its failure are known.
    var name: String { method.name.swiftLiteral }

    /// Only what takes its time is given to the tasks.
    var code: [TemplateCode] {
        switch method.work {
        case .load? where method.publishes: beginning + following
        case .load?: beginning + task("load(\(name)\(isReloaded ? ", isReloadable: true" : ""))")
        case .action?: guarding + beginning + task("perform(\(name))")
        case nil: beginning + attempt
        }
    }

    private func task(_ call: String) -> [TemplateCode] {
        [.block("\(tasks).\(call) { [\(captures.joined(separator: ", "))] in", attempt)]
    }

    /// An action that is under way isn't begun again.
    private var guarding: [TemplateCode] { runningFlag.map { ["guard !\($0) else { return }"] } ?? [] }

    /// - Parameters:
    ///   - assignment: what takes the result. For example: `let result = `.
    ///   - arguments: with their labels.
    func call(_ assignment: String, _ arguments: [String]) -> TemplateCode {
        .phrase(
            "\(assignment)\(FunctionPhrases(method).callEffects)\(asked).\(method.name.spelled(.member))(",
            arguments,
            ")"
        )
    }

    /// The other loads that may still be under way when this one has ended, and share its progress.
    func otherLoads(among methods: [Method], in scene: Scene) -> [Method] {
        guard method.work == .load else { return [] }
        return methods.filter { $0.work == .load && $0 != method && !scene.isLoadingAField($0) }
    }
}
