/// The project's build settings fit the tools that build it.
enum BuildSettings: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let project = specs.project
        let hasXcodeGen = project.build.contains(where: \.value.isXcodeGen)
        let hasPackageManager = project.build.isEmpty || project.build.contains { $0.value == .swiftpm }
        if project.manifest != nil, let place = project.keyPlaces[.manifest], !hasPackageManager {
            problems.report(
                .misplacedKey,
                at: place,
                "'manifest' is about Package.swift, and 'build' has no 'swiftpm'",
                "remove it, or write 'build: [swiftpm, xcodegen]'"
            )
        }
        if project.bundleIdPrefix != nil, let place = project.keyPlaces[.bundleIdPrefix],
            !project.build.contains(where: { $0.value != .swiftpm }), !specs.isUnread(.detail)
        {
            problems.report(
                .misplacedKey,
                at: place,
                "'bundleIdPrefix' has no effect, as 'build' has neither 'xcodegen' nor 'bazel'",
                "write 'build: [swiftpm, xcodegen]', or remove 'bundleIdPrefix'"
            )
        }
        BazelSettings.check(specs, hasPackageManager: hasPackageManager, problems)
        guard !specs.isUnread(.platforms) else { return }
        if hasXcodeGen { checkPlatforms(project.platforms, problems) }
        if project.hasAppTarget { checkAppTarget(project, problems) }
    }

    /// Reports platforms that the scaffolded app isn't for: it is a UIKit app with the icon and launch screen of iOS.
    private static func checkAppTarget(_ project: ProjectSpec, _ problems: ProblemCollector) {
        guard let place = project.build.first(where: { $0.value == .xcodegenWithApp })?.location else { return }
        let others = project.platforms.filter { !["iOS", "macCatalyst"].contains($0.name.value) }
        let hasIOS = project.platforms.contains { $0.name.value == "iOS" }
        guard !others.isEmpty || !hasIOS else { return }
        problems.report(
            .misplacedKey,
            at: place,
            "'xcodegen with app' scaffolds an app for iOS, and 'platforms' has "
                + (others.first.map { "'\($0.name.value)'" } ?? "no 'iOS'"),
            "write 'xcodegen' and define the app in a 'project.yml' of your own, or write: platforms: { iOS: \"17.0\" }"
        )
    }

    /// Reports platforms that XcodeGen can't combine as destinations of a target.
    private static func checkPlatforms(_ platforms: [PlatformSpec], _ problems: ProblemCollector) {
        guard let catalyst = platforms.first(where: { $0.name.value == "macCatalyst" }) else { return }
        if let mac = platforms.first(where: { $0.name.value == "macOS" }) {
            problems.report(
                .conflictingKeys,
                at: catalyst.name.location,
                "XcodeGen builds a target either for 'macOS' or for 'macCatalyst'",
                notes: [Diagnostic.Note("remove one of them", at: mac.name.location)]
            )
        }
        if !platforms.contains(where: { $0.name.value == "iOS" }) {
            problems.report(
                .catalystWithoutIos,
                at: catalyst.name.location,
                "Xcode builds for 'macCatalyst' what is built for 'iOS' as well",
                "add it, for example: platforms: { iOS: \"17.0\", macCatalyst: \"17.0\" }"
            )
        }
    }
}
