extension ProjectSpec {
    /// Returns the way in which the scene's view observes: as the scene says, else as the platforms allow.
    func binding(of scene: SceneSpec) -> ViewBinding { scene.binding?.value ?? standardBinding }

    /// `observation` if all platforms of the project have it.
    private var standardBinding: ViewBinding { platformsWithoutObservation.isEmpty ? .observation : .combine }

    /// Platforms that are older than the Observation framework, each with the first major version that has it.
    var platformsWithoutObservation: [(platform: PlatformSpec, since: Int)] {
        platforms(before: ProjectSpec.observationSince)
    }

    /// The first major version of each platform that has the Observation framework; all of visionOS has it.
    /// Source: https://developer.apple.com/documentation/observation
    private static let observationSince = ["iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17]
}
