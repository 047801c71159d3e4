import Diagnostics
import SpecReading

/// `work` is said of methods that a screen waits for.
enum MisplacedWork: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for method in scene.askedMethods { checkPlace(of: method, problems) }
        }
        let unasked = specs.specs.modules.lazy.flatMap { module in
            module.useCases.filter { !module.holds(.viewModels, for: $0) }
        }
        for method in unasked.flatMap(\.methods) {
            guard let work = method.work else { continue }
            problems.report(
                .misplacedKey,
                at: work.location,
                "'work' is said of '\(method.name.value)', which no screen waits for itself",
                "remove it here; write it where a scene's 'interactor' or 'useCase' asks for it"
            )
        }
    }

    private static func checkPlace(of method: MethodSpec, _ problems: ProblemCollector) {
        guard !method.isWaitedFor, let work = method.work else { return }
        problems.report(
            .misplacedKey,
            at: work.location,
            "'work' is said of '\(method.name.value)', which isn't 'async'",
            "add 'async: true', or remove 'work'"
        )
    }
}
