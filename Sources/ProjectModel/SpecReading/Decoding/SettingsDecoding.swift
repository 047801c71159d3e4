import Basics
import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `runtime: { path: ../.. }`, or `{ url: …, version: … }`.
    func runtime(_ node: YAMLNode) -> Located<RuntimeSource>? {
        guard !node.isNull else {
            reportKind(of: node, key: "runtime", takes: "a mapping", notes: ["write it as: runtime: { path: ../.. }"])
            return nil
        }
        guard let fields = object(node, RuntimeKeys.self, key: "runtime") else { return nil }
        switch (fields[.path], fields[.url]) {
        case (let path?, nil): return runtimePath(path, fields)
        case (nil, let url?): return runtimePackage(url, fields)
        case (nil, nil) where fields.isDoubtful(.path) || fields.isDoubtful(.url): break
        case (nil, nil):
            report(
                .missingKey,
                at: node,
                "'runtime' says neither 'path' nor 'url'",
                notes: ["write it as: runtime: { path: ../.. }"]
            )
        case (_?, let url?):
            report(.conflictingKeys, at: url, "'runtime' has both 'path' and 'url'", notes: ["keep one of them"])
        }
        return nil
    }

    private func runtimePath(_ node: YAMLNode, _ fields: ObjectFields<RuntimeKeys>) -> Located<RuntimeSource>? {
        if let version = fields[.version] {
            report(
                .conflictingKeys,
                at: version,
                "a package at a path has no 'version'",
                notes: ["remove it, or give a 'url'"]
            )
        }
        guard let scalar = scalar(node, key: "path", takes: "a path") else { return nil }
        if let problem = AddressCheck.packagePath(scalar.text) {
            report(
                .invalidPath,
                at: node,
                "'\(scalar.text.shown)' can't be the package's path: \(problem)",
                notes: ["write a path relative to the target package, for example: path: ../.."]
            )
            return nil
        }
        return Located(.path(scalar.text), at: node.range)
    }

    private func runtimePackage(_ node: YAMLNode, _ fields: ObjectFields<RuntimeKeys>) -> Located<RuntimeSource>? {
        let url = packageAddress(node)
        let version = packageVersion(fields)
        guard let url, let version else { return nil }
        return Located(.url(url, from: version), at: node.range)
    }

    private func packageVersion(_ fields: ObjectFields<RuntimeKeys>) -> String? {
        guard let node = fields[.version] else {
            if fields.isDoubtful(.version) { return nil }
            reportMissing(RuntimeKeys.version, at: fields.range.start)
            return nil
        }
        guard let scalar = scalar(node, key: "version", takes: "a version") else { return nil }
        guard AddressCheck.isPackageVersion(scalar.text) else {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' is not a version of a package",
                notes: [versionNote(on: scalar.text, key: "version")]
            )
            return nil
        }
        return scalar.text
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
