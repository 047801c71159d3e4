/// Lifecycle events of the view have no parameters.
final class LifecycleEvents: ValidationRule {
    static let names: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The lifecycle events of an `mvvm` scene's view.
    static let screenNames = names.union(["onAppear", "onDisappear"])

    static func names(in scene: SceneSpec) -> Set<String> { scene.style.value.hasViewModel ? screenNames : names }

    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) {
            let names = Self.names(in: scene)
            for event in scene.events where names.contains(event.name.value) {
                guard let parameter = event.parameters.first else { continue }
                problems.report(.lifecycleEventWithParameters, at: parameter.name.location) {
                    "the event '\(event.name.value)' is sent by the view itself, without parameters"
                    "write it as: \(event.name.value):"
                }
            }
        }
    }
}
