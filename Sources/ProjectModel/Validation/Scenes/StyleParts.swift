/// A scene has the parts of its style: an `mvvm` scene parts, a use case and a repository, the others an interactor.
/// The style's description in `Templates` says what it lacks.
enum StyleParts: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        // Another rule tells of screens that the tool doesn't write.
        for scene in specs.scenes.lazy.map(\.scene) where scene.style.value.isEmitted {
            for stray in scene.strays {
                problems.report(
                    .misplacedKey,
                    at: stray.place,
                    message(stray.key, in: scene),
                    scene.style.value.hasParts ? advice(on: stray.key) : "remove it, or write another style"
                )
            }
        }
    }

    private static func message(_ key: SceneKeys, in scene: SceneSpec) -> String {
        let having = SceneSpec.Style.allCases.filter { $0.hasParts && !$0.lacks.contains(key.rawValue) }
        return having.count == 1
            ? "only a scene of the style '\(having[0].rawValue)' has a '\(key.rawValue)'"
            : "a scene of the style '\(scene.style.value.rawValue)' has no '\(key.rawValue)'"
    }

    private static func advice(on key: SceneKeys) -> String {
        switch key {
        case .interactor: "write 'useCase:' in place of 'interactor:'"
        case .view: "remove it, or write 'style: uikit': the view of an 'mvvm' scene is a SwiftUI view"
        case .parts: "put their fields under 'state' and their events under 'events', or write 'style: mvvm'"
        case .useCase: "write 'interactor:' in place of 'useCase:', or 'style: mvvm'"
        case .repository: "move it to the interactor, make it a service, or write 'style: mvvm'"
        default: "remove it, or write another style"
        }
    }
}
