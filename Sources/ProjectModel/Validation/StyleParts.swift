import Diagnostics

/// A scene has what its style is made of: an `mvvm` scene parts, a use case and a repository, the others a state and an
/// interactor.
enum StyleParts: ValidationRule {
    /// A key that belongs to another style, with its first place, and what to write instead.
    private typealias Stray = (key: String, place: SourceLocation?, advice: String)

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            switch scene.style.value {
            case .mvvm: report(viperParts(of: scene), "an 'mvvm' scene has no", problems)
            case .uikit, .swiftui: report(mvvmParts(of: scene), "only a scene of the style 'mvvm' has a", problems)
            // Another rule tells of these.
            case .legacy, .handwritten: break
            }
        }
    }

    private static func report(_ strays: [Stray], _ beginning: String, _ problems: ProblemCollector) {
        for stray in strays {
            guard let place = stray.place else { continue }
            problems.report(.partOfOtherStyle, at: place, "\(beginning) '\(stray.key)'", stray.advice)
        }
    }

    private static func viperParts(of scene: SceneSpec) -> [Stray] {
        [
            (
                "state", scene.state.first?.name.location,
                "put the fields under the parts that show them, for example: parts: { content: { state: { name: String } } }"
            ),
            (
                "stateConformances", scene.stateConformances.first?.location,
                "remove it: each part has its own data object"
            ),
            (
                "interactor", scene.interactor.first?.name.location ?? scene.interactorPlace,
                "write 'useCase:' in place of 'interactor:'"
            ),
            (
                "children", scene.children.first?.name.location,
                "show this scene inside of one of the style 'uikit' or 'swiftui', or give that one the children"
            ),
            (
                "view", scene.view?.location,
                "remove it, or write 'style: uikit': the view of an 'mvvm' scene is a SwiftUI view"
            ),
            (
                "contents", scene.contents.first?.name.location,
                "write 'parts:' in place of 'contents:', or 'style: swiftui'"
            ),
        ]
    }

    private static func mvvmParts(of scene: SceneSpec) -> [Stray] {
        [
            (
                "parts", scene.parts.first?.name.location,
                "put their fields under 'state' and their events under 'events', or write 'style: mvvm'"
            ),
            (
                "useCase", scene.useCaseMethods.first?.name.location,
                "write 'interactor:' in place of 'useCase:', or 'style: mvvm'"
            ),
            (
                "repository", scene.repositoryMethods.first?.name.location,
                "move it to the interactor, make it a service, or write 'style: mvvm'"
            ),
        ]
    }
}
