extension FileDecoder {
    /// Reads `runtime: { path: ../.. }`, or any other source that an entry of `packages` can have.
    func runtime(_ node: YAMLNode) -> Located<PackageSource>? {
        guard !node.isNull else {
            reportKind(of: node, key: "runtime", takes: "a mapping", notes: ["write it as: runtime: { path: ../.. }"])
            return nil
        }
        guard let fields = object(node, PackageKeys.self, key: "runtime") else { return nil }
        for key in [PackageKeys.products, .platforms] {
            guard let value = fields[key] else { continue }
            report(.conflictingKeys, at: value, "'runtime' has no '\(key.rawValue)'", notes: ["remove it"])
        }
        return source(of: fields, called: "'runtime'", at: node, for: ProjectKeys.runtime.key.example)
    }

    func swiftSettings(_ node: YAMLNode?) -> SwiftSettingsSpec {
        let place = node?.range ?? SourceRange(start: start, end: start)
        let standard = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        var settings = SwiftSettingsSpec(
            languageMode: .v6,
            defaultIsolation: .nonisolated,
            upcomingFeatures: standard.map { Located($0, at: place) }
        )
        guard let node, let fields = object(node, SwiftKeys.self, key: "swift") else { return settings }
        if let mode = fields[.languageMode].flatMap({
            choice($0, SwiftSettingsSpec.LanguageMode.self, key: "languageMode")
        }) {
            settings.languageMode = mode.value
        }
        if let isolation = fields[.defaultIsolation].flatMap({
            choice($0, DefaultIsolation.self, key: "defaultIsolation")
        }) {
            settings.defaultIsolation = isolation.value
        }
        if let features = fields[.upcomingFeatures] {
            settings.upcomingFeatures = names(features, .type, key: "upcomingFeatures")
        }
        settings.defines = names(fields[.defines], .condition, key: "defines")
        settings.location = node.range.start
        return settings
    }
}
