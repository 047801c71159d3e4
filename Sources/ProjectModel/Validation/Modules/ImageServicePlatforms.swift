/// The service of ViperImages is an existential with an argument, which older systems can't hold in an optional.
enum ImageServicePlatforms: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let service = specs.project.services.first(where: { $0.type.value.isImageService }) else { return }
        for (platform, oldest) in specs.project.platforms(before: since) {
            problems.report(
                .needsNewerPlatform,
                at: platform.version.location,
                "the service '\(service.name.value)' of ViperImages needs \(platform.name.value) \(oldest)",
                "write \(platform.name.value): \"\(oldest).0\", or a protocol of your own: protocol Images: ImageLoading where Image == UIImage"
            )
        }
    }

    /// The major version of each platform whose runtime knows such types; all of visionOS does.
    private static let since = ["iOS": 16, "macCatalyst": 16, "macOS": 13, "tvOS": 16]
}
