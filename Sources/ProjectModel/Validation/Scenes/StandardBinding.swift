extension ProjectSpec {
    /// How the scene's view observes: as the scene says, else as the platforms can.
    func binding(of scene: SceneSpec) -> ViewBinding { scene.binding?.value ?? standardBinding }

    /// `observation` where every platform of the project has it.
    private var standardBinding: ViewBinding { platformsWithoutObservation.isEmpty ? .observation : .combine }

    /// Platforms that are older than the Observation framework, each with the major version that brought it.
    var platformsWithoutObservation: [(platform: PlatformSpec, since: Int)] {
        platforms(before: ProjectSpec.observationSince)
    }

    /// The major version of each platform that brought the Observation framework; all of visionOS has it.
    /// Source: https://developer.apple.com/documentation/observation
    private static let observationSince = ["iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17]
}
