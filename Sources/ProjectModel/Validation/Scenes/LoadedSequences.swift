import SpecReading
import SwiftReading

/// What gives values one after another is followed by a presenter or a view model that can, into a field that takes each of them.
enum LoadedSequences: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for place in scene.loadPlaces {
                guard let loading = place.field.loading, loading.call != nil,
                    let method = scene.askedMethods.first(where: { $0.name.value == loading.method.value }),
                    let values = specs.member(of: method).flatMap({ SentType($0.givenType) })
                else { continue }
                if let (message, note) = problem(of: values, in: place.field, of: scene) {
                    problems.report(.misplacedKey, at: loading.source.location, message, note)
                }
            }
        }
    }

    private static func problem(of values: SentType, in field: ParameterSpec, of scene: SceneSpec) -> (String, String)?
    {
        let hasViewModel = scene.style.value.hasViewModel
        if hasViewModel != (values.kind == .publisher) {
            let follower = hasViewModel ? "a view model follows publishers" : "a presenter follows an AsyncStream"
            let note = "name a method in 'from' that is 'async', and list it under '\(scene.methodsKey.rawValue)'"
            return ("'\(values.type.text)' can't be loaded here: \(follower)", note)
        }
        let type = field.isLoadable ? field.loading?.type.value : field.type.value
        guard let type, !type.same(as: values.element) else { return nil }
        return (
            "'\(field.name.value)' takes '\(type.text)', and gets values of '\(values.element.text)' one after another",
            "write 'loads: Loadable<\(values.element.text)>'"
        )
    }
}
