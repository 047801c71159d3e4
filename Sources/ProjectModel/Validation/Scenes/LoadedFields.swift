/// A field names a method that loads it.
enum LoadedFields: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !specs.isUnread(.interactor(scene: scene.name.value)) {
            if scene.style.value.asksNobody {
                report(scene.allFields.compactMap(\.loading), in: scene.style.value, problems)
                continue
            }
            var first: [String: Located<String>] = [:]
            for loading in scene.allFields.compactMap(\.loading) where loading.call == nil {
                guard let method = scene.askedMethods.first(where: { $0.name.value == loading.method.value }) else {
                    problems.reportUnknown(
                        .unknownName,
                        "method",
                        loading.method,
                        known: scene.askedMethods.map(\.name.value),
                        otherwise: advice(loading, scene)
                    )
                    continue
                }
                if let first = first[method.name.value] {
                    reportSecond(loading.method, after: first, problems)
                    continue
                }
                first[method.name.value] = loading.method
                check(method, getting: loading, problems)
            }
        }
    }

    /// Reports loads in a team's own style without an interactor or use case.
    private static func report(_ loads: [FieldLoading], in style: SceneStyle, _ problems: ProblemCollector) {
        for loading in loads {
            problems.report(
                .misplacedKey,
                at: loading.source.location,
                "an interactor would load this, and a scene of the style '\(style.rawValue)' has none",
                "write 'type: \(loading.written.value.text)' in place of 'loads' and 'from', or write another style"
            )
        }
    }

    private static func reportSecond(
        _ method: Located<String>,
        after first: Located<String>,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .misplacedKey,
            at: method.location,
            "'\(method.value)' loads another field already, and a load sets one",
            notes: [Diagnostic.Note("name another method here, or there", at: first.location)]
        )
    }

    private static func advice(_ loading: FieldLoading, _ scene: SceneSpec) -> String {
        let owner = scene.style.value.hasViewModel ? "useCase" : "interactor"
        let method = "\(loading.method.value): { returns: \(loading.type.value.text), async: true }"
        return "add '\(method)' to '\(owner)'"
    }

    private static func check(_ method: MethodSpec, getting loading: FieldLoading, _ problems: ProblemCollector) {
        let name = method.name.value
        let type = loading.type.value
        let problem: (String, String)? =
            if !method.isWaitedFor {
                ("'\(name)' isn't 'async', so that nobody waits for it", "add 'async: true' to '\(name)'")
            } else if method.returns.map({ type.holds($0.value) }) != true {
                (
                    "'\(name)' returns '\(method.returns?.value.text ?? "Void")', and not '\(type.text)'",
                    "write 'returns: \(type.text)' for '\(name)'"
                )
            } else {
                nil
            }
        guard let (message, note) = problem else { return }
        problems.report(.misplacedKey, at: loading.method.location, message, note)
    }
}

extension SceneStyle {
    /// True if its scenes have neither an interactor nor a use case.
    fileprivate var asksNobody: Bool { Set(["interactor", "useCase"]).isSubset(of: lacks) && !lacks.contains("state") }
}
