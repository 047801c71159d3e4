import SpecReading

/// Routes lead to scenes that are there, and children are such.
enum RouteDestinations: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes {
            for destination in entry.scene.routes.compactMap(\.destination) + entry.scene.children.map(\.destination)
            where specs.scenesByName[destination.value] == nil {
                problems.reportUnknownScene(destination, specs)
            }
        }
    }
}
