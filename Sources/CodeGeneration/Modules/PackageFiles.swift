/// The target package's manifest.
struct PackageFile: Sendable {
    private let context: GenerationContext
    private var project: Project { context.project }

    init(_ context: GenerationContext) {
        self.context = context
    }

    static let table = TemplateTable<PackageFile>(settings + dependencies)

    private static let settings: [TemplateVariable<PackageFile>] = [
        .text("languageMode", "the language mode of Swift") { $0.project.swift.languageMode.rawValue },
        .flag("mainActorByDefault", "whether code is on the main actor unless it says otherwise") {
            $0.project.swift.defaultIsolation == .mainActor
        },
        .texts("upcomingFeatures", "the upcoming features that are turned on") { $0.project.swift.upcomingFeatures },
        .texts("defines", "the conditions that are set, as string literals") {
            $0.project.swift.defines.map(\.swiftLiteral)
        },
        .list("platforms", "the platforms that the project names, and macOS", of: platform) {
            platforms(of: $0.project)
        },
        .list("targets", "the package's targets", of: PackageTarget.table) { $0.context.packageTargets },
    ]

    private static let dependencies: [TemplateVariable<PackageFile>] = [
        .text("runtimePackage", "the name of the runtime's package") {
            $0.project.runtimePackage.identity
        },
        .text("runtimeDependency", "the runtime's package as a dependency") {
            $0.project.runtimePackage.runtimeText
        },
        .texts("packages", "the other packages as dependencies") { $0.project.packages.map(\.manifestText) },
        .flag("usesImages", "whether a target stands on ViperImages") { $0.project.usesImages },
        .flag("usesCombine", "whether a target stands on OpenCombine") {
            $0.project.features.contains(where: \.usesCombine)
        },
    ]

    private static let platform: TemplateTable<Platform> = [
        .text("name", "the platform's name") { $0.name },
        .text("version", "its oldest version") { $0.version },
    ]

    /// Returns the platforms, always including macOS: a Mac in CI builds the package headless.
    private static func platforms(of project: Project) -> [Platform] {
        var platforms = project.platforms
        if !platforms.contains(where: { $0.name == "macOS" }) {
            platforms.append(Platform(name: "macOS", version: "14.0"))
        }
        return platforms
    }
}
