/// The platforms of the targets of an Xcode project.
struct XcodeGenPlatforms {
    private let platforms: [Platform]

    init(_ project: Project) {
        platforms = project.platforms
    }

    private var isSingle: Bool { platforms.count == 1 }

    /// The platform keys of a target.
    var keys: [(name: String, value: JSONValue)] {
        if isSingle, let only = platforms.first {
            return [("platform", .text(only.name)), ("deploymentTarget", .text(only.version))]
        }
        // Mac Catalyst's versions are those of iOS.
        let versions = platforms.filter { $0.name != "macCatalyst" }
        return [
            ("platform", .text("auto")),
            ("supportedDestinations", .texts(platforms.map(\.name))),
            ("deploymentTarget", .object(versions.map { ($0.name, .text($0.version)) })),
        ]
    }

    /// Returns the filter that limits a dependency to some of the platforms; `nil` if none needs it.
    func filter(_ isMeant: (String) -> Bool) -> [(name: String, value: JSONValue)]? {
        let meant = platforms.map(\.name).filter(isMeant)
        if meant.isEmpty { return nil }
        return meant.count == platforms.count ? [] : [("destinationFilters", .texts(meant))]
    }
}
