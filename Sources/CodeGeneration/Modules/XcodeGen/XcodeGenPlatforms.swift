/// The platforms of the targets of an Xcode project.
struct XcodeGenPlatforms {
    private let platforms: [Platform]

    init(_ project: Project) {
        platforms = project.platforms
    }

    private var only: Platform? { platforms.count == 1 ? platforms.first : nil }

    var platform: JSONValue { .text(only?.name ?? "auto") }

    var supportedDestinations: JSONValue { only == nil ? .texts(platforms.map(\.name)) : .null }

    var deploymentTarget: JSONValue {
        if let only { return .text(only.version) }
        // Mac Catalyst's versions are those of iOS.
        return .object(platforms.filter { $0.name != "macCatalyst" }.map { ($0.name, .text($0.version)) })
    }

    /// Returns what limits a dependency to some of the platforms, `null` for all of them; `nil` if none needs it.
    func filter(_ isMeant: (String) -> Bool) -> JSONValue? {
        let meant = platforms.map(\.name).filter(isMeant)
        if meant.isEmpty { return nil }
        return meant.count == platforms.count ? .null : .texts(meant)
    }
}
