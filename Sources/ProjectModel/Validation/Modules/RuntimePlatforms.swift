/// The platforms are new enough for ViperRuntime, which generated code needs.
final class RuntimePlatforms: ValidationRule {
    override func check() {
        guard !specs.specs.mayBeResolverOnly else { return }
        for (platform, oldest) in specs.project.platforms(before: Self.since) {
            let name = platform.name.value
            problems.report(.needsNewerPlatform, at: platform.version.location) {
                "ViperRuntime doesn't build for \(name) \(platform.version.value)"
                "write \(name): \"\(oldest).0\" or later"
            }
        }
    }

    /// The first major version of each platform that ViperRuntime's package supports; it supports all of visionOS.
    private static let since = ["iOS": 15, "macCatalyst": 15, "macOS": 14, "tvOS": 15]
}
