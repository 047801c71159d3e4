/// The members of a mock, whose names are derived from the methods' names, are unique.
enum MockNames: ValidationRule {
    /// A method of a contract.
    private struct Requirement {
        var name: String
        var spec: Located<String>
        var parameters: [String]
    }

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            check(events(of: scene), "events", problems)
            if scene.sharedUseCase == nil {
                check(scene.askedMethods.map { requirement($0.name, $0.parameters) }, "methods", problems)
            }
            check(scene.routes.map(requirement), "routes", problems)
        }
        for methods in specs.repositories {
            check(methods.map { requirement($0.name, $0.parameters) }, "methods", problems)
        }
        for useCase in specs.specs.modules.flatMap(\.useCases) {
            check(useCase.methods.map { requirement($0.name, $0.parameters) }, "methods", problems)
        }
    }

    /// Returns the events, with `viewDidLoad`, which a presenter always gets, or a view model's `onAppear`.
    private static func events(of scene: SceneSpec) -> [Requirement] {
        let first = scene.style.value.hasViewModel ? "onAppear" : "viewDidLoad"
        var names: Set<String> = []
        let events = scene.allEvents.filter { names.insert($0.name.value).inserted }
            .map { requirement($0.name, $0.parameters) }
        if names.contains(first) { return events }
        return [Requirement(name: first, spec: Located(first, at: scene.name.range), parameters: [])] + events
    }

    private static func requirement(_ name: Located<String>, _ parameters: [ParameterSpec]) -> Requirement {
        Requirement(name: name.value, spec: name, parameters: parameters.map(\.name.value))
    }

    private static func requirement(_ route: RouteSpec) -> Requirement {
        Requirement(name: route.methodName, spec: route.name, parameters: route.arguments.map(\.name.value))
    }

    private static func check(_ requirements: [Requirement], _ kind: String, _ problems: ProblemCollector) {
        // A clash needs one name to begin with another; that is rare, so it is looked for first.
        let names = requirements.map(\.name).sorted { $0.precedesInBytes($1) }
        let isSuspect = zip(names, names.dropFirst()).contains { $1.utf8.starts(with: $0.utf8) }
        guard isSuspect || requirements.contains(where: recordsTwice) else { return }
        var seen: [String: Requirement] = [:]
        var reported: Set<[String]> = []
        for requirement in requirements {
            for member in members(of: requirement) {
                guard let other = seen.updateValue(requirement, forKey: member) else { continue }
                guard reported.insert([other.spec.value, requirement.spec.value]).inserted else { continue }
                report(requirement, other, member, kind, problems)
            }
        }
    }

    private static func report(
        _ requirement: Requirement,
        _ other: Requirement,
        _ member: String,
        _ kind: String,
        _ problems: ProblemCollector
    ) {
        let names =
            other.spec == requirement.spec
            ? "'\(requirement.spec.value)' twice" : "'\(other.spec.value)' and '\(requirement.spec.value)'"
        problems.report(
            .nameClash,
            at: requirement.spec.location,
            "the mock of the \(kind) would declare '\(member)' for \(names)",
            notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.spec.location)]
        )
    }

    private static func recordsTwice(_ requirement: Requirement) -> Bool {
        requirement.parameters.count == 1 && requirement.parameters[0] == "invocations"
    }

    private static func members(of requirement: Requirement) -> [String] {
        var suffixes = ["", "CallsCount", "Called", "ReceivedInvocations", "ReturnValue", "ThrowableError", "Closure"]
        if requirement.parameters.count == 1 {
            suffixes.append("Received" + SwiftIdentifier.upperCamelCase(requirement.parameters[0]))
        } else if requirement.parameters.count > 1 {
            suffixes.append("ReceivedArguments")
        }
        return suffixes.map { requirement.name + $0 }
    }
}
