/// The platforms support the service of ViperImages: older ones can't hold an existential with an argument in an
/// optional.
final class ImageServicePlatforms: ValidationRule {
    override func check() {
        guard let service = specs.project.services.first(where: { $0.type.value.isImageService }) else { return }
        for (platform, oldest) in specs.project.platforms(before: Self.since) {
            problems.report(.needsNewerPlatform, at: platform.version.location) {
                "the service '\(service.name.value)' of ViperImages needs \(platform.name.value) \(oldest)"
                "write \(platform.name.value): \"\(oldest).0\", or a protocol of your own: protocol Images: ImageLoading where Image == UIImage"
            }
        }
    }

    /// The first major version of each platform whose runtime supports such types; all of visionOS does.
    private static let since = ["iOS": 16, "macCatalyst": 16, "macOS": 13, "tvOS": 16]
}
