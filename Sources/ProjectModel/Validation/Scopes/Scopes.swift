/// States show scenes that are there meanwhile, and each scope is that of a state.
enum Scopes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        checkNames(specs, problems)
        guard !specs.project.scopes.isEmpty else { return }
        let scopes = specs.sceneScopes
        for (name, reasons) in scopes.torn { report(name, reasons, scopes, problems) }
        for state in specs.project.states {
            let shown = state.scene.map { [$0] } ?? specs.project.tabs.map(\.scene)
            for scene in shown {
                check(scene, in: state, of: specs.project.states.map(\.name.value), scopes, problems)
            }
        }
    }

    private static func checkNames(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let project = specs.project
        let states = project.states.map(\.name.value)
        var listed: [String: Located<String>] = [:]
        for scope in project.scopes {
            if !states.contains(scope.name.value) {
                problems.reportUnknown(
                    .unknownName,
                    "state",
                    scope.name,
                    known: states,
                    otherwise:
                        "write what the app shows in it under 'start', for example: start: { \(scope.name.value): \(StateSpec.tabs), signedOut: SignIn }"
                )
            }
            for service in scope.services {
                check(service, specs, problems)
                guard let other = listed.updateValue(service, forKey: service.value) else { continue }
                problems.report(
                    .listedTwice,
                    at: service.location,
                    "'\(service.value)' is there in two states",
                    notes: [Diagnostic.Note("leave it in one of them; it is here as well", at: other.location)]
                )
            }
        }
        guard project.states.isEmpty || specs.specs.isWholeApp else {
            problems.report(
                .conflictingKeys,
                at: project.keyPlaces[.start] ?? project.top,
                "what lies in an app that exists has no states",
                "say with 'start' which scene the app starts on, or leave it out"
            )
            return
        }
        checkTabs(specs, problems)
        let scoped = Set(project.scopes.flatMap(\.services).map(\.value))
        for service in project.services {
            let isScoped = scoped.contains(service.name.value)
            guard !project.states.isEmpty, service.name.value == (isScoped ? "app" : "root") else { continue }
            problems.report(
                .reservedName,
                at: service.name.location,
                isScoped
                    ? "the environment of a scope calls the app's environment 'app'"
                    : "the app's environment calls 'root' what windows show in each state",
                "give the service another name"
            )
        }
    }

    private static func check(_ service: Located<String>, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.servicesByName[service.value] == nil, !specs.isUnread(.services),
            !specs.isUnread(.service(service.value))
        else { return }
        problems.reportUnknown(
            .unknownName,
            "service",
            service,
            known: specs.project.services.map(\.name.value),
            otherwise: "add it under 'services', for example: \(service.value): SomeProtocol"
        )
    }

    /// Reports tabs that no state shows, and a state that shows tabs that aren't there.
    private static func checkTabs(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let project = specs.project
        guard !project.states.isEmpty else { return }
        let showing = project.states.filter { $0.screens.value == .tabs }
        if let second = showing.dropFirst().first {
            problems.report(
                .conflictingKeys,
                at: second.screens.location,
                "two states show the tabs",
                "write a scene here, or make one state of both"
            )
        }
        if showing.isEmpty, !project.tabs.isEmpty, let place = project.keyPlaces[.tabs] {
            problems.report(
                .conflictingKeys,
                at: place,
                "no state shows the tabs",
                "write '\(StateSpec.tabs)' for one under 'start', or remove them"
            )
        }
        if let state = showing.first, project.tabs.isEmpty, !specs.isUnread(.tabs) {
            problems.report(
                .missingKey,
                at: state.screens.location,
                "the app has no tabs that '\(state.name.value)' could show",
                "add them, for example: \(ProjectKeys.tabs.key.example)"
            )
        }
    }

    /// Reports a scene that is shown in a state in which what it needs isn't there.
    private static func check(
        _ scene: Located<String>,
        in state: StateSpec,
        of states: [String],
        _ scopes: SceneScopes,
        _ problems: ProblemCollector
    ) {
        guard let reason = scopes.scenes[scene.value], reason.scope != state.name.value, states.contains(reason.scope)
        else { return }
        problems.report(
            .outOfScope,
            at: scene.location,
            "'\(scene.value)' is shown in '\(state.name.value)', and needs what is there in '\(reason.scope)' only",
            notes: [
                Diagnostic.Note(
                    "show another scene in '\(state.name.value)', or leave out what needs it; a route may be your own, with 'present: custom' and without 'to'"
                )
            ] + way(from: scene.value, reason, scopes)
        )
    }

    private static func report(
        _ name: String,
        _ reasons: [SceneScopes.Reason],
        _ scopes: SceneScopes,
        _ problems: ProblemCollector
    ) {
        guard let last = reasons.last, let first = reasons.first else { return }
        problems.report(
            .outOfScope,
            at: last.place,
            "'\(name)' needs what is there in '\(last.scope)' only, and what is there in '\(first.scope)' only",
            notes: [Diagnostic.Note("leave out one, here or on the way there")]
                + way(from: name, last, scopes) + way(from: name, first, scopes)
        )
    }

    /// Returns how a scene comes to need a service, a note for each step.
    private static func way(
        from scene: String,
        _ reason: SceneScopes.Reason,
        _ scopes: SceneScopes
    ) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var seen: Set<String> = []
        var step: (name: String, reason: SceneScopes.Reason)? = (scene, reason)
        while let (name, reason) = step, seen.insert(name).inserted, notes.count < 8 {
            notes.append(
                Diagnostic.Note(
                    "'\(name)' \(reason.isScene ? "leads to or shows" : "uses") '\(reason.name)' here",
                    at: reason.place
                )
            )
            let next = reason.isScene ? scopes.scenes[reason.name] : scopes.useCases[reason.name]
            step = next.map { (reason.name, $0) }
        }
        return notes
    }
}
