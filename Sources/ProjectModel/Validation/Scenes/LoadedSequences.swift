/// A sequence of values is loaded only if the presenter or view model can follow it, into a field for its values.
enum LoadedSequences: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for place in scene.loadPlaces {
                guard let loading = place.field.loading, loading.call != nil,
                    let method = scene.askedMethods.first(where: { $0.name.value == loading.method.value }),
                    let member = specs.member(of: method), let values = SentType(member.givenType)
                else { continue }
                let found = problem(of: member, values, in: scene) ?? problem(of: values, in: place.field, of: scene)
                if let (message, note) = found {
                    problems.report(.misplacedKey, at: loading.source.location, message, note)
                }
            }
        }
    }

    /// Reports a sequence that has to be awaited first, which can't be followed.
    private static func problem(
        of member: CallableMember,
        _ values: SentType,
        in scene: SceneSpec
    ) -> (String, String)? {
        guard member.isAsync || member.throwing != .never else { return nil }
        return refusal(of: values, in: scene, "what gives it is 'async' or throws")
    }

    private static func problem(of values: SentType, in field: ParameterSpec, of scene: SceneSpec) -> (String, String)?
    {
        let hasViewModel = scene.style.value.hasViewModel
        if hasViewModel != (values.kind == .publisher) {
            let follower = hasViewModel ? "a view model follows publishers" : "a presenter follows an AsyncStream"
            return refusal(of: values, in: scene, follower)
        }
        let type = field.isLoadable ? field.loading?.type.value : field.type.value
        guard let type, !type.same(as: values.element) else { return nil }
        return (
            "'\(field.name.value)' takes '\(type.text)', and gets values of '\(values.element.text)' one after another",
            "write 'loads: Loadable<\(values.element.text)>'"
        )
    }

    private static func refusal(of values: SentType, in scene: SceneSpec, _ reason: String) -> (String, String) {
        (
            "'\(values.type.text)' can't be loaded here: \(reason)",
            "name a method in 'from' that is 'async', and list it under '\(scene.methodsKey.rawValue)'"
        )
    }
}
