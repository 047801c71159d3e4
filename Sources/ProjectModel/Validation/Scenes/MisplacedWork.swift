import Diagnostics
import SpecReading
import SwiftReading

/// `work` and `running` are said of methods that a screen waits for.
enum MisplacedWork: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for method in scene.askedMethods {
                checkPlace(of: method, problems)
                checkFlag(of: method, scene.allFields, problems)
            }
        }
        let unasked = specs.specs.modules.lazy.flatMap { module in
            module.useCases.filter { !module.holds(.viewModels, for: $0) }
        }
        for method in unasked.flatMap(\.methods) {
            guard let (key, place) = method.saidOfWork else { continue }
            problems.report(
                .misplacedKey,
                at: place,
                "'\(key)' is said of '\(method.name.value)', which no screen waits for itself",
                "remove '\(key)' here; write it where a scene's 'interactor' or 'useCase' asks for it"
            )
        }
    }

    private static func checkPlace(of method: MethodSpec, _ problems: ProblemCollector) {
        if !method.isWaitedFor, let (key, place) = method.saidOfWork {
            problems.report(
                .misplacedKey,
                at: place,
                "'\(key)' is said of '\(method.name.value)', which isn't 'async'",
                "add 'async: true', or remove '\(key)'"
            )
        } else if method.settledWork == .load, let running = method.running {
            problems.report(
                .misplacedKey,
                at: running.location,
                "'running' is for actions, and '\(method.name.value)' is a load",
                "remove 'running', or write 'work: action'"
            )
        }
    }

    private static func checkFlag(of method: MethodSpec, _ fields: [ParameterSpec], _ problems: ProblemCollector) {
        guard method.isAsync, let running = method.running,
            let field = fields.first(where: { $0.name.value == running.value }), field.type.value.text != "Bool"
        else { return }
        problems.report(
            .runningFieldType,
            at: running.location,
            "'running' takes a 'Bool', and '\(running.value)' is of the type '\(field.type.value.text)'",
            notes: [
                Diagnostic.Note(
                    "write it as '\(running.value): Bool', or give 'running' another name",
                    at: field.type.location
                )
            ]
        )
    }
}

extension MethodSpec {
    /// The first of its keys that is about work.
    fileprivate var saidOfWork: (key: String, place: SourceLocation)? {
        if let work { return ("work", work.location) }
        return running.map { ("running", $0.location) }
    }
}
