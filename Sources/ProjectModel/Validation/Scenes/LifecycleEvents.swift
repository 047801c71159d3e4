/// Lifecycle events of the view have no parameters.
enum LifecycleEvents: ValidationRule {
    static let names: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The lifecycle events of an `mvvm` scene's view.
    static let screenNames = names.union(["onAppear", "onDisappear"])

    static func names(in scene: SceneSpec) -> Set<String> { scene.style.value.hasViewModel ? screenNames : names }

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            let names = scene.style.value.hasViewModel ? screenNames : names
            for event in scene.events where names.contains(event.name.value) {
                guard let parameter = event.parameters.first else { continue }
                problems.report(
                    .lifecycleEventWithParameters,
                    at: parameter.name.location,
                    "the event '\(event.name.value)' is sent by the view itself, without parameters",
                    "write it as: \(event.name.value):"
                )
            }
        }
    }
}
