/// The view's own life is reported without parameters.
enum LifecycleEvents: ValidationRule {
    static let names: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for event in specs.scenes.lazy.flatMap(\.scene.events) where names.contains(event.name.value) {
            guard let parameter = event.parameters.first else { continue }
            problems.report(
                "lifecycle-event-with-parameters",
                at: parameter.name.location,
                "the event '\(event.name.value)' is sent by the view itself, without parameters",
                "write it as: \(event.name.value):"
            )
        }
    }
}
