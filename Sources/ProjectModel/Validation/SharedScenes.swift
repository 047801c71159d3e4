/// A screen that there is one of is pushed, which takes it off its former stack. In other ways it comes only once.
enum SharedScenes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for route in specs.scenes.lazy.flatMap(\.scene.routes) {
            guard let destination = route.destination, isShared(destination.value, specs),
                [.present, .replace, .tab].contains(route.presentation.value)
            else { continue }
            problems.report(
                .sharedSceneNotPushed,
                at: route.presentation.location,
                "'\(destination.value)' is shared, and UIKit raises when it comes by 'present: \(route.presentation.value.rawValue)' again",
                "push it: write 'present: push'\(route.tab == nil ? "" : ", and remove 'tab'")"
            )
        }
    }

    private static func isShared(_ name: String, _ specs: SpecIndex) -> Bool {
        guard let scene = specs.scenesByName[name]?.scene else { return false }
        return scene.style.value.isOld && scene.lifetime?.value == .shared
    }
}
